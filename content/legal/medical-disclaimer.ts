import { legalPage } from '@/content/legal-schema'

export const medicalDisclaimer = legalPage({
  title: 'Medical Disclaimer',
  description:
    'This site teaches. It cannot examine or diagnose you. Read what its pages and figures can tell you, and what they cannot.',
  heading: 'Medical Disclaimer',
  lead: 'In an emergency, call 911. This site is not for emergencies, and no one watches it around the clock.',
  inShort: [
    'The pages explain. They cannot examine you or choose a treatment for you.',
    'Do not put off care, and do not stop or start a medicine, because of a page.',
    'What your own care team tells you comes first.',
  ],
  effective: '2026-11-20',
  models: [],
  sections: [
    {
      id: 'not-advice',
      heading: 'Not medical advice',
      body: [
        'The pages explain spine problems and treatments in general. They cannot examine you, diagnose you or choose a treatment for you. Only a doctor who knows your case can do that.',
        'Two people with the same word in their report can need quite different care. A page cannot know your other illnesses, your medicines or your scans.',
        'Do not put off care because of something you read here. Do not stop or start a medicine because of it. Ask first.',
      ],
    },
    {
      id: 'warning-signs',
      heading: 'Lists of warning signs',
      body: [
        'Health pages list signs that need help at once, and signs that need a visit the same day. No list is complete. If you are worried about a sign that is not on it, get help anyway.',
      ],
    },
    {
      id: 'no-relationship',
      heading: 'No doctor-patient relationship',
      body: [
        'Reading this site or sending a request does not make you a patient. That begins only when the practice agrees to treat you.',
        'Until then, no one here is in charge of your care. Stay in touch with the doctor who is.',
      ],
    },
    {
      id: 'numbers',
      heading: 'About numbers and results',
      body: [
        {
          list: [
            'Figures with a source mark come from published studies of groups. They are not the results of this practice.',
            'A few figures are the practice’s own. Beside one that has not been checked stands an “i”. Press it to read what the figure counts.',
            'Recovery times are common patterns. Yours may be shorter or longer.',
            'No result is promised. Every operation has risks, and pain may stay or return.',
            'Studies can disagree. Where they do, we try to say so.',
          ],
        },
      ],
    },
    {
      id: 'stories',
      heading: 'Stories and reviews',
      body: [
        'The stories and reviews on this site are samples for now. They were made up to show the layout, and they say so. A true story would still be one person’s story. It cannot tell you how your own care will go.',
      ],
    },
    {
      id: 'sources',
      heading: 'Sources and age of a page',
      body: [
        'Each health page lists its sources. It also shows the day when it was last held against them, and whether the surgeon has approved it. Medicine changes, and a page may lag behind new research.',
        'Drawings are simple on purpose. They show the idea, not your own spine.',
      ],
    },
    {
      id: 'tools',
      heading: 'Checklists, forms and the recovery tracker',
      body: [
        'Checklists, forms and the recovery tracker help you prepare and remember. The dates in the tracker are a usual pattern, not a plan made for you. None of this replaces the instructions from your hospital or surgeon. Nobody at the office sees what you tick or write, unless you show it to them.',
      ],
    },
    {
      id: 'patients',
      heading: 'If you are a patient',
      body: [
        'The instructions your own team gives you come first. If a page here says something else, follow your team and ask about the difference.',
        'Do not send news about your health through the request form. It is meant for new appointments. {Call the office} instead. In an emergency, call 911.',
      ],
    },
    {
      id: 'other-surgeons',
      heading: 'If you have another surgeon',
      body: [
        'You may live far away and be treated by someone else. Rules after surgery differ from surgeon to surgeon. Take what you read here as a list of questions for your own surgeon.',
      ],
    },
    {
      id: 'mistakes',
      heading: 'Mistakes',
      body: [
        'If you think that something here is wrong or unclear, contact us. Our details are at the end of this page.',
      ],
    },
  ],
  links: [
    { href: '/legal/terms-of-service', label: 'Terms of Service' },
    { href: '/post-operative-care', label: 'Warning signs after surgery' },
    { href: '/blog/is-it-an-emergency', label: 'Is it an emergency?' },
    { href: '/contact', label: 'Contact the office' },
  ],
})
