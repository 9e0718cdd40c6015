import { legalPage } from '@/content/legal-schema'

export const accessibility = legalPage({
  title: 'Accessibility',
  description:
    'What we have done so that everyone can use this site, what was tested and what was not, and how to get help with a page.',
  heading: 'Accessibility',
  lead: 'Everyone should be able to use this site. If something stands in your way, tell us, and we help you in another way.',
  inShort: [
    'We aim at WCAG 2.2, level AA. We do not claim that the site meets all of it.',
    'A program checks the pages. People with disabilities have not tested the site yet.',
    'Tell us about any barrier. Our details are at the end of this page.',
  ],
  effective: '2026-11-20',
  models: [
    { title: 'Web Content Accessibility Guidelines (WCAG) 2.2, level AA', href: null },
    {
      title: 'W3C: Requirements for accessibility statements',
      href: 'https://w3.org/WAI/EO/wiki/Accessibility_Statements_Requirements',
    },
    {
      title: 'HHS: Section 504, extension of compliance dates for web content (91 FR 25496, May 11, 2026)',
      href: 'https://www.govinfo.gov/content/pkg/FR-2026-05-11/html/2026-09266.htm',
    },
  ],
  sections: [
    {
      id: 'aim',
      heading: 'What we aim for',
      body: [
        'We aim at the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. A federal rule will ask for WCAG 2.1, level AA, from health care providers with federal funds. The newer version asks for a little more.',
        'We do not claim that the site is certified. Some parts may fall short.',
      ],
    },
    {
      id: 'design',
      heading: 'What we have done',
      body: [
        {
          list: [
            'Plain words and short sentences',
            'Pages that can be used with a keyboard alone, with a link to skip to the text',
            'A clear ring around the part that the keyboard is on',
            'Headings and labels that a screen reader can follow, and words for every picture that matters',
            'Light and dark colors, checked for contrast',
            'Large text and large buttons',
            'Pages that fit a narrow screen, so that you can zoom in to 400 percent',
            'Less motion, if your device asks for it. What moves by itself can be paused.',
            'Pages and the request form that work without JavaScript',
            'A form that names each mistake beside its field and keeps what you typed',
            'A “Listen” button on pages to read. It works if your device has an English voice of its own.',
            'Pages that print without menus, in dark letters on white',
          ],
        },
      ],
    },
    {
      id: 'tested',
      heading: 'What was tested',
      body: [
        'The site comes with tests that programs run in the browser Chromium. A new version has to pass them:',
        {
          list: [
            'Pages of each kind are checked with axe, a program that looks for barriers, as on a phone and as on a computer, in light and in dark colors. A longer test, started by hand, checks every page.',
            'Every page is opened at a width of 320 pixels. No page as a whole may scroll sideways.',
            'Letters of twice the size and wider spacing are tried. Nothing may be cut off.',
            'Menus, notices, forms, drawings and films are used by keyboard alone.',
            'The contrast of the colors is computed, light and dark.',
            'Every page is opened with JavaScript turned off.',
            'The reading level of the text is measured.',
          ],
        },
      ],
    },
    {
      id: 'not-tested',
      heading: 'What was not tested yet',
      body: [
        'A program finds only part of all barriers. This is still missing:',
        {
          list: [
            'Tests by people with disabilities',
            'Tests with screen readers such as NVDA, JAWS or VoiceOver',
            'Tests with voice control, a screen magnifier or a switch',
            'Tests in Safari on Apple devices. A program went through the main steps in Firefox and in WebKit, the engine behind Safari.',
            'A check by an outside expert',
          ],
        },
      ],
    },
    {
      id: 'limits',
      heading: 'What we know falls short',
      body: [
        {
          list: [
            'The pages are in English only, apart from the lines on language help. For help in another language, see [Nondiscrimination and Language Help](/legal/nondiscrimination).',
            'Wide tables scroll sideways in their own frame on a narrow screen.',
            'Without JavaScript, “Print”, “Listen” and the switch for colors are missing, and ticks are not remembered.',
            'Small drawings of the spine have a short description. The page on spine anatomy says in text what its drawing shows.',
            'The films have no sound and no spoken description. What they show stands below them as text.',
            'Some notices follow a law word for word. They read less easily than our other pages.',
            '“Get Directions” leads to another company’s map. We cannot change that map. Call us, and we tell you the way.',
          ],
        },
      ],
    },
    {
      id: 'help',
      heading: 'How to report a barrier',
      body: [
        'Contact us if a page does not work for you. Our details are at the end of this page. You do not need to use the form. It helps to say:',
        {
          list: [
            'Which page it was',
            'What you tried to do, and what happened',
            'Your browser, and any aid such as a screen reader',
            'How you would like the information instead',
          ],
        },
        'We can read a page to you, mail it in large print, or take your appointment request by phone. This costs you nothing.',
        'If you have trouble hearing or speaking, dial 711 for the free relay service, and give it our number.',
      ],
    },
    {
      id: 'complaint',
      heading: 'If we do not help',
      body: [
        'You can complain to us or to a government office. We will not hold it against you. See [how to file a complaint](/legal/nondiscrimination#complaints).',
      ],
    },
    {
      id: 'yourself',
      heading: 'What you can do yourself',
      body: [
        'Most browsers make text larger with Ctrl and +, or Command and + on a Mac. Most phones can read a page aloud. The switch for light or dark colors is at the top of each page.',
      ],
    },
  ],
  links: [
    { href: '/legal/nondiscrimination', label: 'Nondiscrimination and language help' },
    { href: '/contact', label: 'Contact the office' },
    { href: '/legal/privacy-policy', label: 'Privacy Policy' },
  ],
})
