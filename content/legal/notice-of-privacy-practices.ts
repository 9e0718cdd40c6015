import { legalPage } from '@/content/legal-schema'
import { practice } from '@/content/practice'

export const noticeOfPrivacyPractices = legalPage({
  title: 'Notice of Privacy Practices',
  description:
    'How the practice may use and share your medical information, which rights you have over it, and how to complain if they are not kept.',
  heading: 'Notice of Privacy Practices',
  // 45 CFR 164.520(b)(1)(i) gives this sentence and asks for it in a prominent place.
  lead: 'THIS NOTICE DESCRIBES HOW MEDICAL INFORMATION ABOUT YOU MAY BE USED AND DISCLOSED AND HOW YOU CAN GET ACCESS TO THIS INFORMATION. PLEASE REVIEW IT CAREFULLY.',
  inShort: [
    'You can see your record, get a copy, and ask us to correct it.',
    'We use your information to treat you, to run the practice and to get paid. Other uses need a law that allows them, or your permission.',
    'You can complain to us or to the government. We will not hold it against you.',
  ],
  effective: '2026-11-20',
  isMandatedWording: true,
  models: [
    { title: 'HHS: Model Notice of Privacy Practices for health care providers (February 2026)', href: null },
    { title: '45 CFR 164.520: Notice of privacy practices for protected health information', href: null },
    { title: '42 CFR part 2: Confidentiality of substance use disorder patient records', href: null },
    { title: 'California Health and Safety Code 123110 and 123111: Patient access to records', href: null },
    {
      title: 'California Civil Code 56 and following: Confidentiality of Medical Information Act',
      href: null,
    },
  ],
  sections: [
    {
      id: 'who',
      heading: 'Who follows this notice',
      body: [
        `The surgeon and the staff of ${practice.name} follow this notice. A hospital or a surgery center where you are treated has its own. What this website does is in the [Privacy Policy](/legal/privacy-policy).`,
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      body: [
        'When it comes to your health information, you have certain rights. To use one of them, contact us. Our details are at the end of this page.',
        {
          terms: [
            [
              'See your record, or get a copy',
              'You can ask to see your medical record and other health information we have about you. You can also get an electronic or paper copy. Federal law gives us 30 days for this in most cases. California law is stricter. Once we have your written request, you can see your record within 5 working days. Copies are sent within 15 days. We may charge a reasonable fee that is based on our cost.',
            ],
            [
              'Ask us to correct your record',
              'You can ask us to correct health information about you that you think is wrong or incomplete. We may say “no”. We then tell you why in writing within 60 days. You can also add a written statement to your record, of up to 250 words for each item that you think is wrong or incomplete.',
            ],
            [
              'Ask how we contact you',
              'You can ask us to contact you in a certain way, such as at home or on your cell phone. You can also ask us to send mail to another address. We will say “yes” to all reasonable requests.',
            ],
            [
              'Ask us to limit what we use or share',
              'You can ask us not to use or share certain health information for treatment, payment or our operations. We do not have to agree, and we may say “no” if it could affect your care. Even if we agree, we may share it when you need emergency treatment. You may pay for a service yourself, in full. You can then ask us not to tell your health insurer about it for payment or our operations. We will say “yes” unless a law requires us to share it.',
            ],
            [
              'Get a list of those with whom we shared',
              'You can ask for a list of the times we shared your health information in the six years before you ask. It says with whom we shared it, and why. It leaves out sharing for treatment, payment and health care operations, and some other cases, such as sharing that you asked for. One list a year is free. For another one within 12 months we charge a reasonable fee that is based on our cost.',
            ],
            [
              'Get a copy of this notice',
              'You can ask for a paper copy of this notice at any time, even if you agreed to get it electronically. We will give it to you promptly.',
            ],
            [
              'Choose someone to act for you',
              'Someone may have your medical power of attorney, or be your legal guardian. That person can use your rights and make choices about your health information. We first make sure that the person may act for you.',
            ],
            [
              'Complain',
              'You can complain if you feel that we have violated your rights. See [Complaints](/legal/notice-of-privacy-practices#complaints) near the end of this notice. We will not retaliate against you for it.',
            ],
          ],
        },
      ],
    },
    {
      id: 'choices',
      heading: 'Your choices',
      body: [
        'For certain health information, you can tell us your choices about what we share. Tell us what you want us to do, and we follow your instructions. You have both the right and the choice to tell us to:',
        {
          list: [
            'Share information with your family, close friends or others who are involved in your care or in paying for it',
            'Share information in a disaster relief situation',
          ],
        },
        'You may not be able to tell us what you want, for example if you are unconscious. We may then share your information if we believe that it is best for you. We may also share it when that is needed to lessen a serious and imminent threat to health or safety.',
        'We never do this unless you give us written permission:',
        {
          list: [
            'Use or share your information for marketing',
            'Sell your information',
            'Share most psychotherapy notes',
          ],
        },
        'We do not use your information to ask you for donations.',
      ],
    },
    {
      id: 'uses',
      heading: 'How we typically use or share your information',
      body: [
        {
          terms: [
            [
              'To treat you',
              'We can use your health information and share it with others who treat you. Example: the surgeon asks your family doctor about your overall health before an operation.',
            ],
            [
              'To run the practice',
              'We can use and share your health information to run our practice, improve your care and contact you when necessary. Example: we use it to plan your visits and your treatment. Companies that work for us may need it for this. They must sign a contract to protect it.',
            ],
            [
              'To bill for your services',
              'We can use and share your health information to bill and to get payment from health plans or others. Example: we tell your insurance plan about your operation so that it pays for it.',
            ],
          ],
        },
      ],
    },
    {
      id: 'other-uses',
      heading: 'How else we may use or share it',
      body: [
        'We are allowed or required to share your information in other ways. Mostly these help the public good, such as public health and research. We have to meet many conditions in the law first.',
        {
          terms: [
            [
              'Public health and safety',
              'To prevent disease, help with product recalls, report bad reactions to medicines, report suspected abuse, neglect or domestic violence, and prevent or reduce a serious threat to anyone’s health or safety',
            ],
            ['Research', 'For health research that meets the conditions of the law'],
            [
              'The law',
              'When state or federal law requires it. This includes the Department of Health and Human Services, if it wants to see that we follow federal privacy law.',
            ],
            ['Organ and tissue donation', 'With organizations that obtain organs'],
            ['After a death', 'With a coroner, a medical examiner or a funeral director when a person dies'],
            [
              'Workers’ compensation, police and government',
              'For workers’ compensation claims. For law enforcement, or with a law enforcement official. With health oversight agencies, for what the law lets them do. For special government tasks such as military, national security and presidential protective services. With a jail or prison, about someone in its custody.',
            ],
            [
              'Lawsuits',
              'In response to a court order or an administrative order, or in response to a subpoena',
            ],
          ],
        },
        'Those who receive your information may be able to share it further. Federal privacy law may then no longer protect it.',
      ],
    },
    {
      id: 'substance-use',
      heading: 'Substance use disorder records',
      body: [
        'We are not a treatment program for drug or alcohol use. We may still receive records from such a program. A federal law (42 CFR part 2) gives these records extra protection.',
        'In all cases, including those listed above, if we have substance use disorder patient records about you, subject to 42 CFR part 2, we cannot use or share information in those records in civil, criminal, administrative, or legislative investigations or proceedings against you without (1) your consent or (2) a court order and a subpoena. The same goes for testimony about what is in them. We follow such a court order only if you, or whoever holds the records, had notice of it and a chance to be heard, as 42 CFR part 2 requires.',
        'If you gave a program your consent to share such records for treatment, payment and health care operations, we may use and share them for these purposes, as this notice says.',
      ],
    },
    {
      id: 'california',
      heading: 'Stricter California law',
      body: [
        'Some California laws protect you more than federal law does. We then follow the stricter one. The Confidentiality of Medical Information Act limits when we may share your information without your written permission. Further laws protect special kinds of information, such as some mental health records and HIV test results.',
      ],
    },
    {
      id: 'responsibilities',
      heading: 'Our responsibilities',
      body: [
        {
          list: [
            'We are required by law to maintain the privacy and security of your protected health information.',
            'We will let you know promptly if a breach occurs that may have compromised the privacy or security of your information.',
            'We must follow the duties and privacy practices described in this notice and give you a copy of it.',
            'We will not use or share your information other than as described here unless you tell us we can in writing. If you tell us we can, you may change your mind at any time. Let us know in writing if you change your mind. This does not undo what we did before.',
          ],
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this notice',
      body: [
        'We can change the terms of this notice, and the changes will apply to all information we have about you. The new notice will be available upon request, in our office, and on this website.',
      ],
    },
    {
      id: 'complaints',
      heading: 'Complaints',
      body: [
        'You can complain to us. Ask for our privacy contact. Our details are at the end of this page.',
        'You can also file a complaint with the Office for Civil Rights of the U.S. Department of Health and Human Services:',
        {
          terms: [
            ['By letter', '200 Independence Avenue, S.W., Washington, D.C. 20201'],
            ['By phone', '1-877-696-6775'],
            ['Online', 'www.hhs.gov/hipaa/filing-a-complaint/index.html'],
          ],
        },
        'We will not retaliate against you for filing a complaint.',
      ],
    },
  ],
  links: [
    { href: '/legal/privacy-policy', label: 'Privacy Policy: what this website does' },
    { href: '/legal/nondiscrimination', label: 'Nondiscrimination and language help' },
    { href: '/resources/forms', label: 'Patient Forms' },
    { href: '/contact', label: 'Contact the office' },
  ],
})
