import { legalPage } from '@/content/legal-schema'

export const privacyPolicy = legalPage({
  title: 'Privacy Policy',
  description:
    'What this site does with your location, your appointment request and your settings, what stays on your device, and what is never used.',
  heading: 'Privacy Policy',
  lead: 'You can read every page without an account and without giving your name. This site does not track you and sells nothing about you.',
  inShort: [
    'We learn who you are only if you send an appointment request.',
    'The position from your browser never leaves your browser.',
    'There are no ads, no analytics, and no files from other companies.',
    'You can ask us what we hold about you, and have it changed or erased.',
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
        'People within 50 miles of the office see its phone number, its address and the request form. Others see guides instead. To tell the two apart, the site needs a rough idea of where you are.',
        {
          list: [
            'The site may use the rough place of your network. A network service in front of the site works it out from your network address. If there is no such service, the site treats you as far away.',
            'You can offer a better answer by pressing “Allow Location Access”. Your browser then asks you, too. Only if you agree, the distance is worked out inside your browser. The position is not sent to us.',
            'Your position is not stored in either case. Only the answer is kept, on your device.',
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
            'Near or not near, the distance in whole miles, and when this was found. It counts for 7 days, and your next visit after that erases it (isLocalUser)',
            'A cookie that says near or not near, for 7 days (visitor-mode)',
            'A cookie for the page layout, only if your device needs it, for 7 days (visitor-device)',
            'A cookie that brings you the answer to your request, for 15 minutes, only when the form is sent without JavaScript (contact-outcome)',
            'A half-written form, until you send it; browsers may bring it back with a reopened tab',
            'Your choice of light or dark colors, until you clear it (theme)',
            'Your ticks on checklists, until you clear them (checklist-ticks)',
            'Test settings, if you make any on [What this site shows you](/toggle): a test city, a layout (testLocation, mobile-override)',
            'For a moment, a test entry that shows whether your browser keeps anything. It is erased at once (probe)',
          ],
        },
        'Cookies go back to this site alone. The other entries are sent to no one. What stands in the form leaves your device when you send it.',
        'To erase all this, open [What this site shows you](/toggle), then “For testing”, and press “Forget what is stored”. Only the 15-minute cookie stays, until its time is up. Your browser’s own settings can erase everything, too.',
      ],
    },
    {
      id: 'listen',
      heading: 'Reading aloud',
      body: [
        'The “Listen” button uses a voice that is already on your device. The text is not sent to anyone to be read.',
      ],
    },
    {
      id: 'requests',
      heading: 'Appointment requests',
      body: [
        'The form asks for your name, your e-mail address and your phone number. A reason and a message are optional. Please leave out your birth date and your insurance number.',
        {
          terms: [
            [
              'How it is stored',
              'The server encrypts your request before it is written to the disk. It also keeps a coded fingerprint of the text. This way the same request sent twice is handled once.',
            ],
            [
              'Who gets it',
              'The office staff get your request by e-mail. Your name, your e-mail address, your phone number and your message are in it. The connection to the mail service is encrypted. Once delivered, it is only as private as e-mail is.',
            ],
            [
              'Signs of misuse',
              'A hidden field, and the time between showing and sending, can reveal a program. The staff see a mark on such a request. It is never dropped for that.',
            ],
            [
              'Network addresses',
              'To limit misuse, the server counts requests by network address. It keeps these addresses in memory for about 10 minutes. They are not stored with your request.',
            ],
            [
              'Refused requests',
              'If a request sent without JavaScript is refused, the server keeps what you typed in memory. It does so for up to 15 minutes, to show it to you again.',
            ],
            [
              'Error notes',
              'When something fails, the server writes down a code for the failure. What you typed is not in it.',
            ],
          ],
        },
      ],
    },
    {
      id: 'keeping',
      heading: 'How long we keep a request',
      body: [
        'The site does not erase stored requests by itself. They stay there, encrypted, until we erase them. Ask us, and we erase yours. We then erase the staff’s e-mail about it as well, unless a law makes us keep it.',
        'If you become a patient, your request may become part of your medical record. Such records have to be kept for the time that the law sets.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Who else sees it',
      body: [
        'We do not sell what we know about you. We do not share it for ads. We pass it on only:',
        {
          list: [
            'To companies that work for us, such as the mail service. One that handles health information for us must have signed a contract to protect it.',
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
            '“Get Directions” links open another company’s site, but only when you click. That company’s rules then apply.',
          ],
        },
        'Some browsers send a “Do Not Track” or a “Global Privacy Control” signal. This site follows no one, so it works the same with the signal and without. No other company can follow you across websites through our pages.',
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
