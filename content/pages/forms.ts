import { textPage } from '@/content/page-schema'

export const forms = textPage({
  title: 'Patient Forms to Print',
  description:
    'Print these sheets, fill them in by hand and bring them to your spine visit. Nothing is typed into this website, so nothing is sent.',
  heading: 'Patient Forms',
  lead: 'Print this page, fill it in with a pen and bring it to your visit. There is nothing to type here, so nothing about you is sent or stored.',
  inShort: [
    'Fill in what you can. Leave blank what you do not know or do not want to share.',
    'Never write your Social Security number on these sheets. No one needs it here.',
    'Keep the sheets with you. Do not send them by e-mail, and do not post a photo of them.',
  ],
  sections: [
    {
      id: 'how',
      heading: 'How to use these sheets',
      body: [
        'Set aside half an hour, with your pill bottles and your insurance card near you. Take breaks. If writing is hard, ask someone to write for you. Two or three words on a line are enough. At your visit, hand the sheets over, or just talk through them. The office may have its own forms for you to sign as well, and what you wrote here makes those quicker.',
        'No printer? Copy the headings onto plain paper. That works just as well.',
        {
          note: 'A form can wait. New weakness, numbness, or bladder or bowel trouble cannot. The card [“When to get help”](/resources/forms#when-to-get-help) says how fast to act.',
        },
      ],
    },
    {
      id: 'about-you',
      heading: 'About you',
      body: [
        'We ask so that your records are really yours, and so that we know whom to call if you get sick at the visit. Bring your insurance cards. You need not copy their numbers.',
        {
          blanks: [
            'Full name, and the name you like to be called',
            'Date of birth',
            'Home address',
            'Phone',
            'Your own doctor, and the town',
            'Your drugstore, and the town',
            'Health plan (name only)',
            'In an emergency call (name, phone, how you know each other)',
            'Work you do, or used to do',
          ],
        },
      ],
    },
    {
      id: 'reach-you',
      heading: 'How to reach you, and in which language',
      body: [
        'We ask so that messages reach you and no one else, and so that an interpreter can be there.',
        {
          blanks: [
            'How I like to be reached (call, letter, other), and at what time of day',
            'May a message be left? If so, where?',
            'Language I like to speak or sign, and language I like to read',
            'I would like an interpreter (yes or no)',
            'What helps me at a visit (large print, hearing aid, wheelchair, standing up, more time)',
          ],
        },
      ],
    },
    {
      id: 'pain',
      heading: 'Your pain',
      body: [
        'We ask because the place, the kind and the timing of pain give clues to its cause. On the back of the sheet, draw a simple body, front and back. Mark pain with crosses, numb skin with dots and weak parts with a W.',
        {
          blanks: [
            'Where it hurts most, and where it goes',
            ['When and how it began', 2],
            'What it feels like (ache, burning, stabbing, tingling, numb, weak)',
            ['What makes it worse', 2],
            ['What makes it better', 2],
            'How far I can walk, and how long I can sit and stand',
            'What wakes me at night',
            ['What I can no longer do, and want back', 2],
          ],
        },
        {
          table: {
            caption: 'Pain from 0 (none) to 10 (the worst I can think of)',
            head: ['', 'Today', 'On a good day', 'On a bad day'],
            rows: [
              ['Neck or back', '', '', ''],
              ['Arm or leg', '', '', ''],
            ],
          },
        },
      ],
    },
    {
      id: 'medicines',
      heading: 'Medicines and allergies',
      body: [
        'We ask because some medicines matter for injections, surgery and anesthesia. Blood thinners are the clearest case. Stopping one without a plan can be dangerous, above all with a recent stent, a small tube that holds a blood vessel open.[^TSACO] So write down all that you take, and change nothing on your own. Copy the names and amounts from the labels.',
        {
          table: {
            caption: 'All that I take',
            head: ['Kind', 'Name', 'Amount and how often', 'What for, since when'],
            rows: [
              ['Prescription', '', '', ''],
              ['Prescription', '', '', ''],
              ['Prescription', '', '', ''],
              ['Prescription', '', '', ''],
              ['Blood thinner', '', '', ''],
              ['Diabetes or weight drug', '', '', ''],
              ['From the store, no prescription', '', '', ''],
              ['Vitamins and herbs', '', '', ''],
            ],
          },
        },
        {
          table: {
            caption: 'Allergies (drugs, latex, tape, skin wash, metal, food)',
            head: ['What', 'What happened', 'When'],
            rows: [
              ['', '', ''],
              ['', '', ''],
              ['', '', ''],
            ],
          },
        },
      ],
    },
    {
      id: 'treatments',
      heading: 'What you have tried',
      body: [
        'We ask so that you need not repeat what did not help. Your plan may also ask what you tried before it approves a treatment. Dates can be rough: “spring of last year” will do.',
        {
          table: {
            caption: 'Treatments so far',
            head: ['Treatment', 'When, and how often', 'Did it help? For how long?'],
            rows: [
              ['Exercise or physical therapy', '', ''],
              ['Pain medicines', '', ''],
              ['Injections in the spine', '', ''],
              ['Spine surgery (which, where, by whom)', '', ''],
              ['Brace', '', ''],
              ['Other', '', ''],
            ],
          },
        },
      ],
    },
    {
      id: 'health',
      heading: 'Your health history',
      body: [
        'We ask because your health can change your risks. Infection after spine surgery is more common in people with diabetes or extra weight.[^SSI-M] Bones fail to join more often in people who go on smoking after a fusion, which is surgery that joins bones.[^GLASS] A history of cancer can make new back pain more urgent. There are no wrong answers here.',
        {
          table: {
            caption: 'I have, or have had',
            head: ['Health problem', 'Yes or no', 'Since when, and what is done for it'],
            rows: [
              ['Heart trouble, a stent or a pacemaker', '', ''],
              ['Stroke', '', ''],
              ['Blood clot in a leg or lung', '', ''],
              ['Easy bleeding', '', ''],
              ['Diabetes', '', ''],
              ['Lung trouble, or sleep apnea (CPAP)', '', ''],
              ['Kidney or liver trouble', '', ''],
              ['Cancer', '', ''],
              ['Infection now or not long ago', '', ''],
              ['Weak immune system', '', ''],
              ['Weak bones, or a bone broken in a light fall', '', ''],
              ['Metal or an implant in my body', '', ''],
              ['Trouble with anesthesia, me or close family', '', ''],
              ['Smoking, vaping, nicotine in any form', '', ''],
              ['Low mood, worry, or trouble sleeping', '', ''],
              ['Pregnant, or might be', '', ''],
            ],
          },
        },
        { blanks: [['Other operations, with years', 3]] },
      ],
    },
    {
      id: 'people',
      heading: 'People who may get information',
      body: [
        'We ask so that we do not tell the wrong person, and do not shut out the right one. Think about who drives you, who helps at home, and who may speak for you if you cannot.',
        {
          blanks: [
            ['Name, phone, and how you know each other', 3],
            'What they may hear (visits, tests, bills, all)',
            'Someone who should not get information',
            'Do I have an advance directive, a paper with my wishes for care? Where is it?',
          ],
        },
        'This list is a note for your talk with us. It is not a legal paper. To let us give out your records, or get them from another office, you sign the official form in the office. You can read more on your rights in the [privacy notice](/legal/notice-of-privacy-practices). Questions? {Call the office}.',
      ],
    },
  ],
  links: [
    { href: '/resources/appointment-prep', label: 'What else to bring, and what to ask' },
    { href: '/legal/notice-of-privacy-practices', label: 'Your rights over your health information' },
    { href: '/preoperative-education', label: 'Why medicines and nicotine matter before surgery' },
    { href: '/recovery-tracker', label: 'Keep track after surgery' },
  ],
  health: {
    reviewed: '2026-11-20',
    sources: ['SSI-M', 'TSACO', 'GLASS'],
    signOff: [
      'The health history asks about heart, stroke, clots, bleeding, diabetes, lungs, kidneys, liver, cancer, infection, immune system, bones, implants, anesthesia, nicotine, mood and pregnancy.',
      'Place, kind and timing of pain give clues to its cause.',
      'A history of cancer can make new back pain more urgent (shared red flags).',
      'Some medicines matter for injections, surgery and anesthesia.',
    ],
  },
})
