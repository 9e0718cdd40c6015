import { textPage } from '@/content/page-schema'

export const preoperativeEducation = textPage({
  title: 'Pre-Operative Education: Ready for Spine Surgery',
  description:
    'The weeks before spine surgery: medicines, blood thinners, GLP-1 drugs, nicotine, skin washing and fasting, with lists to tick off.',
  heading: 'Pre-operative education: getting ready',
  lead: 'What you do in the weeks before an operation can make it safer. Tell the team all that you take, and follow your own written plan.',
  inShort: [
    'Tell the team about every pill, patch, shot and supplement. Never stop or start one because of a website.',
    'Quit smoking as early as you can, and ask about patches. After a fusion, bones fail to join more often in people who keep smoking.[^GLASS]',
    'The hospital’s written times for food and drink come before any rule you read.',
  ],
  sections: [
    {
      id: 'who',
      heading: 'Who will you meet?',
      body: [
        {
          terms: [
            [
              'Your surgeon',
              'Goes over the goal, the risks and your other choices. Bring [these questions](/resources/pre-operative#decide).',
            ],
            ['Your own doctor', 'Often checks your health and your medicines first.'],
            [
              'The anesthesia team',
              'Puts you to sleep and watches over you. Tell them about any past trouble with anesthesia.',
            ],
            [
              'The nurse or scheduler',
              'Gives you the date, the place and written rules. Ask whom to call back.',
            ],
          ],
        },
      ],
    },
    {
      id: 'medicines',
      heading: 'What about your medicines?',
      body: [
        {
          note: 'Do not stop or start any medicine because of what you read here. Ask your surgeon and the doctor who prescribed it.',
        },
        'Make one list and show it to everyone you meet:',
        {
          list: [
            'All prescriptions, with patches and shots',
            'Pills from the store, even if you take them rarely',
            'Vitamins, herbs and other supplements',
            'Allergies, and implants such as a pacemaker',
          ],
        },
        'Then ask about each one. Do I take it on the morning of surgery? If it is paused, from which day until when, and who tells me?',
      ],
    },
    {
      id: 'blood-thinners',
      heading: 'Why are blood thinners a special case?',
      body: [
        'A blood thinner makes bleeding more likely. A pause makes a clot more likely. The right plan depends on the drug, your kidneys and your own risk of clots. If you have a stent, a small tube that holds a blood vessel open, say so first. With a recent stent, stopping can be dangerous.[^TSACO]',
        'Your surgeon and the doctor who prescribed the drug set the date. Ask for it in writing. Aspirin counts too: some people keep taking it and others pause it,[^TSACO] so ask about it by name.',
      ],
    },
    {
      id: 'glp-1',
      heading: 'Do you take a GLP-1 drug?',
      body: [
        'These drugs for diabetes or weight loss include semaglutide and tirzepatide. Advice on them has changed. In 2023, anesthesia doctors advised a pause before surgery.[^ASA-23] In 2024, five medical groups said many people can stay on them, with extra care for some.[^GLP-24] A 2025 statement asked for a longer fast.[^GLP-25]',
        'So tell the team early. Say if your dose is high, if it was raised lately, or if the drug makes you sick to your stomach. Do not decide on your own to pause it or go on with it. The anesthesia team will give you a plan that counts more than any handout.',
      ],
    },
    {
      id: 'nicotine',
      heading: 'How much does nicotine matter?',
      body: [
        'The figures here come from fusion, the operation that joins bones. In one study, the bones failed to join in 14 of 100 nonsmokers, and joined in 86. In people who kept smoking, they failed in 27 of 100 and joined in 73. In people who stayed off for more than 6 months after surgery, they failed in 17 and joined in 83.[^GLASS]',
        'Many surgeons ask you to quit weeks ahead. Sources disagree on patches and gum. One lists them as an option,[^IJSS] and another counts all nicotine as harmful.[^SH-N] Your surgeon decides. For help, call 1-800-QUIT-NOW or look for Kick It California, or read about [nicotine and your spine](/blog/nicotine-and-your-spine).',
      ],
    },
    {
      id: 'sugar',
      heading: 'Do you have diabetes?',
      body: [
        'Infection after spine surgery is more common in people with diabetes.[^SSI-M] Many teams want blood sugar under control before they set a date. Ask which number they want to see, who can help you reach it, and what to do with your diabetes medicine around the fast.',
      ],
    },
    {
      id: 'skin',
      heading: 'How should you wash?',
      body: [
        'You may be given a soap called chlorhexidine, or CHG. It may lower germs. Whether it does more than plain soap is unclear.[^WHO-B][^JAAOS] Your own team’s sheet comes first. One hospital gives these steps:[^UIHC]',
        {
          steps: [
            'Wash the evening before and again on the morning of surgery.',
            'Wash from the neck down. Keep the soap off your face.',
            'Dry off with a fresh towel. Put on clean clothes.',
            'Use no lotion afterward, and do not shave.',
          ],
        },
        'If CHG has ever given you a rash or another reaction, tell the team before you use it. {Call the office} the same day if you notice a fever, a skin sore, a bad tooth or a urine infection. A fever with very bad back or neck pain is an emergency: call 911 or go to the emergency room.',
      ],
    },
    {
      id: 'fasting',
      heading: 'When do you stop eating and drinking?',
      body: [
        'Your hospital gives you times in writing. They win over any general rule. A common rule allows a light meal until 6 hours before anesthesia, and clear liquids until 2 hours before.[^FAST] Rich or fried food often needs longer, and a GLP-1 drug or another health problem can change your times. If you eat or drink by mistake, call the hospital and say so before you leave home.',
      ],
    },
    {
      id: 'at-home',
      heading: 'What should be ready at home?',
      body: [
        'An adult should drive you home and stay with you for 24 hours.[^KEIP] Plan help with pets and children. For the house itself, see [getting your home ready](/blog/getting-your-home-ready-for-surgery).',
      ],
    },
    {
      id: 'weeks-before',
      heading: 'Your list for the weeks before',
      body: [
        {
          checklist: 'weeks-before-surgery',
          items: {
            'medicine-list': 'My list of medicines, supplements and allergies is done.',
            'blood-thinner-plan': 'I have a written plan for my blood thinner, if I take one.',
            'glp-1-told': 'The team knows about my diabetes and weight-loss drugs.',
            'nicotine-plan': 'I have a plan to be free of nicotine, and someone to help.',
            'sugar-goal': 'I know my blood sugar goal, if I have diabetes.',
            infections: 'I have told the team about any tooth, skin or urine problem.',
            driver: 'An adult will drive me home and stay for 24 hours.',
            'home-safe': 'Rugs and cords are gone. A night light is in. Daily things are at waist height.',
            'chair-and-meals': 'I have a firm chair with arms, and easy meals for the first days.',
          },
        },
      ],
    },
    {
      id: 'day-before',
      heading: 'Your list for the day before',
      body: [
        {
          checklist: 'day-before-surgery',
          items: {
            'times-read': 'I have read my times for food, drink and arrival.',
            'morning-medicines': 'I know which medicines to take in the morning.',
            washed: 'I have washed as I was told, and I have not shaved.',
            'clean-clothes': 'A fresh towel and clean clothes are laid out.',
            bag: 'My bag is packed from [the list of what to bring](/resources/pre-operative#bring).',
            'driver-time': 'My driver knows the time and the place.',
            well: 'I have no fever, skin sore, bad tooth or urine infection. If I do, I call the team today.',
          },
        },
      ],
    },
    {
      id: 'morning',
      heading: 'Your list for the morning',
      body: [
        {
          checklist: 'morning-of-surgery',
          items: {
            fasting: 'I kept to my written times for food and drink.',
            medicines: 'I took the medicines that my plan names for today, and no others.',
            'washed-again': 'I washed again, with no lotion afterward.',
            valuables: 'Jewelry, cash and other valuables stay at home.',
            'phone-numbers': 'I have my phone and my driver’s number.',
          },
        },
      ],
    },
  ],
  links: [
    { href: '/resources/pre-operative', label: 'The decision, and what happens on the day' },
    { href: '/blog/getting-your-home-ready-for-surgery', label: 'Getting your home ready for surgery' },
    { href: '/post-operative-care', label: 'Caring for yourself once you are home' },
    { href: '/resources/recovery', label: 'How long recovery often takes' },
  ],
  health: {
    reviewed: '2026-11-20',
    sources: [
      'TSACO',
      'ASA-23',
      'IJSS',
      'SSI-M',
      'WHO-B',
      'JAAOS',
      'GLASS',
      'GLP-24',
      'GLP-25',
      'FAST',
      'SH-N',
      'UIHC',
      'KEIP',
    ],
    signOff: [
      'Who a patient meets before surgery, and what each of them does (not in the fact sheet)',
      'The team should hear about all prescriptions, store-bought pills, supplements, allergies, implants and past anesthesia problems',
      'A blood thinner makes bleeding more likely and a pause makes a clot more likely (general knowledge)',
      'Many surgeons ask patients to quit nicotine weeks before the date',
      '1-800-QUIT-NOW and Kick It California as sources of help by phone',
      'Many teams want blood sugar under control before a date is set',
      'Fever, skin sores, and tooth or urine infections should be reported before surgery',
      'Rich or fried food often needs a longer fast',
      'A health problem other than a GLP-1 drug can change the fasting times; report food or drink by mistake before leaving home',
      'Home: rugs and cords, night light, waist height, firm chair with arms, easy meals, help with pets and children',
      'Valuables stay at home',
    ],
  },
})
