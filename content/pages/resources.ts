import { standardHelp } from '@/content/help'
import { textPage } from '@/content/page-schema'

export const resources = textPage({
  title: 'Patient Resources',
  description:
    'Find the right page for today: pain right now, a visit ahead, a planned operation, recovery at home, helping someone, or paying for care.',
  heading: 'Patient Resources',
  lead: 'Pick the line that fits you today. You do not need to read it all.',
  inShort: [
    'Look at the card [“When to get help”](/resources#when-to-get-help) first. Danger signs cannot wait for reading.',
    'Read the one part that fits you now. The rest will be here later.',
    'Write down your questions as you read, and take them to your visit.',
  ],
  sections: [
    {
      id: 'pain-now',
      heading: 'I have pain now',
      body: [
        'Check the [danger signs](/resources#when-to-get-help) first. If none of them fits you, start from what you feel. Nerve pain in the leg usually settles in 4 to 6 weeks, and sometimes it takes longer.[^NHSW]',
        {
          list: [
            '[Is it an emergency?](/blog/is-it-an-emergency) What needs 911, and what needs a check today.',
            '[Start from what you feel](/resources/conditions). Guides to 12 problems of the spine.',
            '[Moving with back pain](/blog/moving-with-back-pain). How to keep going on a bad day.',
            '[Sleeping with back or neck pain](/blog/sleeping-with-back-or-neck-pain). Pillows, beds and ways to lie.',
            '[Do I need a scan?](/blog/do-i-need-a-scan-for-back-pain) When a picture helps, and when it does not.',
            '[Treatments without surgery](/services/non-surgical-treatments). What each can do, and what studies say.',
          ],
        },
      ],
    },
    {
      id: 'visit-soon',
      heading: 'I have a visit soon',
      body: [
        'Bring your papers, your medicine list and your scans on a disc. If you can, bring a person too. Two people hear more than one.',
        {
          list: [
            '[Prepare for your visit](/resources/appointment-prep). What to bring and what to ask.',
            '[Patient forms](/resources/forms). Write your story down before you come.',
            '[How to read your MRI report](/blog/how-to-read-your-mri-report). What the long words mean.',
            '[Surgery or waiting?](/blog/surgery-or-waiting) How to think it through.',
            '[Getting a second opinion](/blog/getting-a-second-opinion). How to ask for one, and what to bring.',
          ],
        },
      ],
    },
    {
      id: 'operation-planned',
      heading: 'An operation is planned',
      body: [
        'Tell the team early about all your medicines, nicotine and any illness. Never stop or start a medicine because of a website. Your surgeon and the doctor who prescribed it set the dates.',
        {
          list: [
            '[Pre-operative education](/preoperative-education). Medicines, nicotine, washing and fasting, with lists to tick off.',
            '[Before surgery](/resources/pre-operative). The decision, the risks, what to bring and how the day goes.',
            '[Risks in plain numbers](/blog/risks-in-plain-numbers). How to read a figure such as “3 in 100.”',
            '[Nicotine and your spine](/blog/nicotine-and-your-spine). Why your team asks about it.',
            '[Getting your home ready](/blog/getting-your-home-ready-for-surgery). Rugs, chairs, meals and pets.',
          ],
        },
      ],
    },
    {
      id: 'recovering',
      heading: 'I am recovering',
      body: [
        'Follow the sheet that you got when you left the hospital. It was written for your operation. These pages cannot replace it.',
        {
          list: [
            '[Post-operative care](/post-operative-care). Wound, walking and the signs to call about.',
            '[The first two weeks](/blog/the-first-two-weeks-after-spine-surgery). What many people go through.',
            '[Pain medicine after surgery](/blog/pain-medicine-after-surgery). How to use it with care.',
            '[Recovery guide](/resources/recovery). The weeks and months, operation by operation.',
            '[Recovery tracker](/recovery-tracker). A short daily entry that stays on your device, or a log to print.',
          ],
        },
      ],
    },
    {
      id: 'helping',
      heading: 'I help someone',
      body: [
        'Call or text 988, at any hour, if the person speaks of wanting to die.[^988] Do the same if they say they are a burden, see no hope or save up pills. For Spanish, press 2 when you call.[^SAMHSA] If the danger is now, or pills were taken, call 911.',
        'For the daily help, ask what the person would like you to do. Some want a ride. Others want a second pair of ears at the visit.',
        {
          list: [
            'Learn the [danger signs](/blog/is-it-an-emergency). A patient in pain may play them down, or feel too shy to name them.',
            'Go along to visits and take notes. [These questions](/resources/appointment-prep) are a start.',
            'Before an operation, walk through the home with [this list](/blog/getting-your-home-ready-for-surgery).',
            'Learn the [words you will hear](/spine-education#words).',
          ],
        },
      ],
    },
    {
      id: 'paying',
      heading: 'I worry about paying for care',
      body: [
        {
          claim: 'insurance',
          caveat:
            'Plans and networks change, and Medi-Cal plans differ. Ask your plan whether this practice and the hospital are in its network. Then {call the office} to confirm.',
        },
        'Do you pay without insurance? Then you have a right to a written estimate of the cost ahead of time.[^GFE]',
        {
          list: [
            '[Referrals, insurance and estimates](/blog/referrals-insurance-and-estimates). Who has to say yes before you come.',
            '[Good Faith Estimate](/legal/good-faith-estimate). Your right to a written estimate.',
            '[Common questions](/resources/faq). Short answers, also about bills.',
          ],
        },
      ],
    },
  ],
  links: [
    { href: '/resources/conditions', label: 'Find a guide from what you feel' },
    { href: '/resources/appointment-prep', label: 'Prepare for a visit' },
    { href: '/spine-education', label: 'Learn how the spine works' },
    { href: '/resources/faq', label: 'See answers to common questions' },
    { href: '/contact', label: 'Contact the practice' },
  ],
  health: {
    reviewed: '2026-11-20',
    sources: ['NHSW', 'SAMHSA', 'NHS-A', 'CDC-VTE', 'BEFAST', '988', 'GFE'],
    signOff: [
      'Bring papers, a medicine list, images on a disc and a support person to a visit.',
      'Tell the team early about all medicines and illnesses; never stop or start a medicine because of a website.',
      'Call 911 for chest pain or trouble breathing (help card).',
      'Call 911 for a swollen neck with trouble breathing or swallowing after neck surgery (help card).',
      'Call 911 if pills were taken.',
    ],
    help: {
      emergency: [
        ...standardHelp.emergency,
        'Chest pain or pressure, or trouble breathing',
        'A drooping face, weakness on one side or trouble speaking that starts suddenly, even if it passes',
        'New swelling, pain or redness in a leg, above all after surgery',
        'A swollen neck with trouble breathing or swallowing, after neck surgery',
        'Thoughts of ending your life (you can also call or text 988)',
      ],
      soon: [
        ...standardHelp.soon,
        'Fever, or a wound that is red, leaking or open, after spine surgery',
        'More and more pain after spine surgery',
      ],
      routine: standardHelp.routine,
    },
  },
})
