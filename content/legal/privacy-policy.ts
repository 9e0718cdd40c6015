import { legalPage } from '@/content/legal-schema'

export const privacyPolicy = legalPage({
  title: 'Privacy Policy',
  description:
    'What this site does with your location, your appointment request and your settings, what stays on your device, and what is never used.',
  heading: 'Privacy Policy',
  lead: 'You can read every page without an account and without giving your name. This site does not track you and sells nothing about you.',
  inShort: [
    'We learn who you are only if you tell us, such as in an appointment request.',
    'Your browser does not send us your position.',
    'There are no ads, no analytics, and no files from other companies.',
    'You can ask us what we hold about you, and ask us to change or erase it.',
  ],
  effective: '2026-11-20',
  models: [
    {
      title: 'California Online Privacy Protection Act, Business and Professions Code 22575-22579',
      href: null,
    },
    { title: 'California Consumer Privacy Act, Civil Code 1798.100 and following', href: null },
    { title: 'Confidentiality of Medical Information Act, Civil Code 56 and following', href: null },
  ],
  sections: [
    {
      id: 'scope',
      heading: 'What this policy covers',
      body: [
        'This policy is about this website. What happens to your medical record is in our [Notice of Privacy Practices](/legal/notice-of-privacy-practices). An appointment request may fall under both.',
      ],
    },
    {
      id: 'location',
      heading: 'Location',
      body: [
        'People within 50 miles of the office see its phone number, its address and the request form. Others see guides instead. To tell the two apart, the site needs a rough idea of where you are. Notices such as this one show everyone how to reach us.',
        {
          list: [
            'The site may use the rough place of your network. A network service in front of the site works it out from your network address. Or the site looks your address up in a file of its own: [IP Geolocation by DB-IP](https://db-ip.com). Your address is not sent to DB-IP. If the site has neither, or your place is not known, it treats you as far away.',
            'You can offer a better answer by pressing “Allow Location Access”. Your browser then asks you, too. Only if you agree, the distance is worked out inside your browser. The position is not sent to us. To find it, your browser may ask a location service, such as the one of its maker. We have no part in that.',
            'We do not store your position in either case. The answer and the distance in miles are kept on your device. A cookie tells us the answer, near or not near, with each page you open.',
            'You can overrule the answer at any time: see [What this site shows you](/toggle).',
          ],
        },
      ],
    },
    {
      id: 'device',
      heading: 'What stays on your device',
      body: [
        {
          list: [
            'Near or not near, the distance in whole miles, and when this was found. It counts for 7 days. Your next visit after that erases or renews it (isLocalUser)',
            'A cookie that says near or not near. It ends 7 days after your last visit at the latest (visitor-mode)',
            'A cookie for the page layout, only if your device needs it. It ends 7 days after your last visit at the latest (visitor-device)',
            'A cookie that brings you the answer to your request, for 15 minutes, only when the form is sent without JavaScript or before it is ready (contact-outcome)',
            'A half-written form, until you send it; browsers may bring it back with a reopened tab',
            'Your choice of light or dark colors, until you clear it (theme)',
            'Your conversation with the assistant and what stands in its box, until you clear it or close its tab (assistant-conversation)',
            'Your ticks on checklists, until you clear them (checklist-ticks)',
            'Copies of three pages, so that you can read them without a connection: [Is it an emergency?](/blog/is-it-an-emergency), [Care after surgery](/post-operative-care) and the [Recovery Tracker](/recovery-tracker). Your browser makes a copy when you open the page, and a newer one at each visit. A copy shows whether you were near the office, and nothing that you typed. It stays until you press “Remove the offline copies” on one of these pages. That you do not want copies is kept, too (offline-copies)',
            'What you enter in the [recovery tracker](/recovery-tracker) and save in the forms, in your browser’s IndexedDB store, until you delete it (own-records)',
            'Whose records you looked at last, as a random code, until you delete all records (own-records-person)',
            'What you typed in the tracker and did not save, until you save it or close its tab (tracker-draft)',
            'Test settings, if you make any on [What this site shows you](/toggle): a test city, a layout. They stay until you clear them (testLocation, mobile-override)',
            'For a moment, a test entry or a test cookie that shows whether your browser keeps anything. It is erased at once (probe)',
          ],
        },
        'Cookies go back to this site alone. The other entries are sent to no one. What stands in the form leaves your device when you send it.',
        'The [recovery tracker](/recovery-tracker) and the forms are for you alone: we receive none of it. “Delete everything” on the tracker’s page erases the records of all people on your device. It does not erase copies that you saved as files. If you clear your browser’s data, the records are gone, and we cannot bring them back.',
        'If others use your device, they may see your records, your ticks or a half-written form (appointment-draft). You can clear your ticks below each list. Empty the form, or close its tab, when you are done.',
        'Your browser also says what kind of device it is. The site uses this to choose a layout and does not store it.',
        'To erase all this, open [What this site shows you](/toggle), then “For testing”, and press “Forget what is stored”. The button needs JavaScript. Two things stay: the 15-minute cookie until its time is up, and a half-written form in another tab until that tab is closed. The page then loads again and finds out anew whether you are near, and which layout fits. Your browser’s own settings can erase everything, too.',
      ],
    },
    {
      id: 'listen',
      heading: 'Reading aloud',
      body: [
        'The “Listen” button uses only a voice that is on your device, by what your browser says. The text is not sent to anyone to be read. If there is no such voice, the page is not read.',
      ],
    },
    {
      id: 'search-and-assistant',
      heading: 'Search and the assistant',
      body: [
        'The words you search for stand in the address of the page with the results. So they are in your browser’s history, and a computer on the way, such as our web host, may note the address. We keep no list of searches. The suggestions under the box come from a file that your browser has loaded: what you type is not sent before you press “Search”.',
        'What you ask the assistant is sent to this site, answered and not stored. The [AI Assistant Notice](/legal/ai-assistant) says what holds if an outside AI company takes part.',
      ],
    },
    {
      id: 'requests',
      heading: 'Appointment requests',
      body: [
        'The form asks for your name, your e-mail address and your phone number. A reason and a message are optional. We use what you fill in to call you back and to plan your visit. Please leave out your birth date and your insurance number.',
        {
          terms: [
            [
              'How it is stored',
              'The server encrypts your request before it is written to the disk. It also keeps a coded fingerprint of the text for about a day. This way the same request sent twice within 10 minutes is handled once. If the server cannot store your request, it e-mails it to the staff at once, or asks you to call. A reference number, the times, marks of misuse and the state of the e-mail are not encrypted. They do not say who you are.',
            ],
            [
              'Who gets it',
              'The office staff get your request by e-mail. All that you filled in is in it, the reason and the message too. The connection to the mail service is encrypted. That service may keep a copy. Once delivered, your request is only as private as e-mail is.',
            ],
            [
              'Signs of misuse',
              'A hidden field, and the time between showing and sending, can reveal a program. The staff see a mark on such a request. It is never dropped for that.',
            ],
            [
              'Network addresses',
              'To limit misuse, the server counts requests by network address. It keeps an address in memory for about 10 minutes. It does not store it with your request.',
            ],
            [
              'Refused requests',
              'If a request sent without JavaScript is refused, the server keeps what you typed in memory, to show it to you again. You can see it for up to 15 minutes. It leaves the memory when the next such request comes in after that, or when the server restarts.',
            ],
            [
              'Error notes',
              'When storing or sending fails, the server writes down a code for the failure. What you typed is not in it.',
            ],
          ],
        },
      ],
    },
    {
      id: 'keeping',
      heading: 'How long we keep a request',
      body: [
        'Seven days after the staff got your request, the site erases what you filled in. The reference number, the times and the state of the e-mail stay for 90 days. They do not say who you are. A request that did not reach the staff stays, encrypted, until they have dealt with it. Ask us, and we erase yours sooner. We then erase the staff’s e-mail about it as well. We keep what a law makes us keep. A copy at the mail service or in a backup may last longer.',
        'If you become a patient, your request may become part of your medical record. Such records have to be kept for the time that the law sets.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Who else sees it',
      body: [
        'We do not sell what we know about you. We do not share it for ads or marketing. We pass it on only:',
        {
          list: [
            'For your care, as our [Notice of Privacy Practices](/legal/notice-of-privacy-practices) says.',
            'To companies that work for us, such as the mail service. One that handles health information for us must sign a contract to protect it first.',
            'When a law or a court requires it.',
          ],
        },
        'Companies that carry this site for us need your network address to send you a page. They may keep a log of visits, to keep the site safe and running.',
      ],
    },
    {
      id: 'not-used',
      heading: 'What is not used',
      body: [
        {
          list: [
            'No analytics and no ads',
            'No fonts, maps or videos from other companies',
            'No accounts and no newsletter',
          ],
        },
        'Some links lead to other websites: a map behind “Get Directions”, a study, an agency, the maker of the file of places. They open only when you click. The rules of that website then apply.',
        'Some browsers send a “Do Not Track” or a “Global Privacy Control” signal. This site follows no one, so it works the same with the signal and without. We put nothing on our pages that lets another company follow you across websites.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights in California',
      body: [
        'Health information that you give us is protected by the Confidentiality of Medical Information Act (CMIA) of California. A federal law, HIPAA, protects it as well. The California Consumer Privacy Act (CCPA) is meant for larger businesses. It leaves out most health information. Whichever law applies, you can ask us to:',
        {
          list: [
            'Tell you what we hold about you, and give you a copy',
            'Tell you to whom we gave it',
            'Correct it',
            'Erase it, unless a law makes us keep it',
          ],
        },
        'We first check that the request is really yours. Someone else may ask for you if you allow it in writing. We will not treat you worse because you asked.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      body: [
        'This site is meant for adults. A parent or guardian should send the request for a child. We do not knowingly collect anything from children under 13. If a child has sent us something, tell us, and we erase it.',
      ],
    },
    {
      id: 'safety',
      heading: 'Safety',
      body: [
        'No system is perfectly safe. If someone who should not gets hold of your information, we tell you as the law requires.',
        'This site is not for emergencies. Call 911.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and questions',
      body: [
        'If we change this policy, the new text stands here with a new date. We will not use what you sent before in a new way without telling you first.',
        'If you have a question or a request, contact us. Our details are at the end of this page.',
      ],
    },
  ],
  links: [
    { href: '/toggle', label: 'See or change your location setting' },
    { href: '/legal/notice-of-privacy-practices', label: 'Notice of Privacy Practices: your medical record' },
    { href: '/legal/terms-of-service', label: 'Terms of Service' },
    { href: '/contact', label: 'Contact the office' },
  ],
})
