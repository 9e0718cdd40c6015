import { afterSurgeryHelp, afterSurgerySignOff } from '@/content/help'
import { service } from '@/content/service-schema'

export const complexSpineSurgery = service({
  slug: 'complex-spine-surgery',
  title: 'Complex Spine Surgery: Fusion, Curves, Revision',
  description:
    'Open fusion, surgery for curves and repeat spine surgery: what each involves, who it may help, recovery, and the risks out of 100 people.',
  heading: 'Complex Spine Surgery',
  lead: 'These are larger operations: an open fusion, surgery for a curve, or surgery on a spine that was operated on before. They may help with serious problems, and their risks are higher.',
  levels: ['T10', 'T11', 'T12', 'L1', 'L2', 'L3', 'L4', 'L5', 'S1'],
  levelsNote: 'Surgery for a curve can join many levels. This is one example. Other plans join only two.',
  preparationSteps: 2,
  inShort: [
    'Open fusion, curve surgery and repeat surgery are not the same, so ask which one is meant for you.',
    'After curve surgery, about 70 of 100 adults had a complication within 2 years. About 30 did not.[^ASD1]',
    'Daily tasks come back over months, and full recovery may take a year or more.',
    'If no nerve is in danger, there is often time for a second opinion. Weakness that grows fast, or new bladder or bowel trouble, means 911 or the emergency room.',
  ],
  sections: [
    {
      id: 'what',
      heading: 'What is it?',
      body: [
        {
          terms: [
            [
              'Open fusion',
              'Two or more bones of the back or neck are joined so that they heal as one. The surgeon uses bone graft (bone, or a material like it), screws and cages.',
            ],
            [
              'Curve surgery (deformity)',
              'The spine is brought back toward a straight line and held there. It often takes a long fusion and cuts through bone.',
            ],
            [
              'Repeat surgery (revision)',
              'A nerve is freed again, bones are joined again, or old screws and rods are taken out or replaced.',
            ],
          ],
        },
      ],
    },
    {
      id: 'who',
      heading: 'Who may it help, and who may it not?',
      body: [
        {
          terms: [
            [
              'Open fusion',
              'It may help when a bone has [slipped](/resources/conditions/spondylolisthesis) and symptoms stay disabling, or when the spine is not stable. One British unit says that after low back fusion, over 50 of 100 people gain in back pain and 50 to 80 in leg pain. The others, up to half, do not.[^RNOH-F] In the neck, surgery can take pressure off the spinal cord. A guideline recommends it when such [pressure](/resources/conditions/cervical-myelopathy) causes moderate or severe trouble.[^DCM]',
            ],
            [
              'Curve surgery',
              'It may be weighed when an adult [curve](/resources/conditions/adult-scoliosis) gets worse, presses on nerves or causes disabling pain.',
            ],
            [
              'Repeat surgery',
              'It may help when there is a clear cause that can be fixed. Doctors are advised to find it before more surgery.[^FBSS1]',
            ],
            [
              'Surgery for a tumor',
              'A team decides with you whether surgery has a place in the care of a [spinal tumor](/resources/conditions/spinal-tumors).',
            ],
          ],
        },
        'In a trial on slipped bones, the people who ended up having surgery did better, for up to 8 years. When they were compared by the groups drawn at the start, this did not show, because so many had switched.[^SPORT-DS4][^SPORT-DS8]',
        'It may not help when worn discs are the only finding. Four trials could not settle whether fusion is better than care without surgery.[^SKOLD] A British guideline does not advise fusion for low back pain outside a study.[^NICE-S] Surgeons in the United States use it more widely.',
      ],
    },
    {
      id: 'steps',
      heading: 'What happens, step by step?',
      body: [
        {
          steps: [
            'The team checks your health and plans the operation from X-rays and scans.',
            'You get a written plan for medicines, food and drink. Change no medicine on your own.',
            'You are fully asleep. The surgeon works from the back, the front or the side.',
            'For a fusion, the surgeon puts in bone graft, screws and often cages.',
            'For a curve, more levels are joined, and bone may be cut to bring the spine into line.',
            'You wake up with the team beside you. Later they help you to sit, stand and take first steps.',
          ],
        },
      ],
    },
    {
      id: 'facts',
      heading: 'Anesthesia and hospital stay',
      body: [
        {
          terms: [
            ['Anesthesia', 'General: you are fully asleep.'],
            ['Stay after an open fusion', 'Often several days.'],
            [
              'Stay after curve surgery',
              'Often a week or so. Some people go to a rehab unit before they go home.',
            ],
            ['Stay after repeat surgery', 'Often longer than the first time.'],
          ],
        },
      ],
    },
    {
      id: 'recovery',
      heading: 'How long is recovery?',
      body: [
        {
          claim: 'complexRecovery',
          caveat:
            'Read this as a hopeful figure, and as the time to daily tasks only. Full recovery may take a year or more.',
        },
        'Bone takes 3 to 4 months or more to heal, and goes on healing for up to a year.[^MLP] X-rays show how far it has come.',
        {
          terms: [
            [
              'First weeks',
              'You tire fast. Walk short distances, roll like a log to get out of bed, and wear a brace if you were told to.',
            ],
            [
              'Next weeks',
              'Household tasks come back bit by bit. Often the rule is still not to bend, lift or twist.[^SSD]',
            ],
            [
              'After 3 to 4 months',
              'The bone is often firmer.[^MLP] You build up therapy and lifting as your surgeon allows.',
            ],
            ['Up to a year and beyond', 'Strength often keeps coming back. Some pain or numbness may stay.'],
          ],
        },
        'The [recovery guide](/resources/recovery) goes week by week, and [care after surgery](/post-operative-care) lists the signs to act on.',
      ],
    },
    {
      id: 'work',
      heading: 'When can you work again?',
      body: [
        'After a fusion, a young and fit person may be back after 4 to 6 weeks. After a major operation, it can take 4 to 6 months.[^MLP]',
        'After curve surgery or repeat surgery, plan for months. Ask your employer early about shorter days or lighter tasks.',
      ],
    },
    {
      id: 'risks',
      heading: 'What are the risks?',
      body: [
        {
          list: [
            'Any complication after curve surgery: about 70 of 100 people within 2 years,[^ASD1] and 67 of 100 in a larger group.[^ASD2] The other 30 and 33 had none.',
            'Another operation after curve surgery: 28 of 100. The other 72 had none.[^ASD1]',
            'Bones that do not join after a fusion: 14 of 100 people who do not smoke, and 27 of 100 who go on smoking. Of those who stayed off smoking for more than 6 months after surgery, it was 17 of 100. In the other 86, 73 and 83, the bones joined.[^GLASS]',
            'Trouble next to a long fusion (three or more levels): after 5 years or more, 18 of 100 had symptoms there and 82 did not. Of 100 people, 9 had another operation for it and 91 did not.[^ASP]',
            'A second try to join bones: in one study, 52 of 100 people felt better overall, and 48 did not.[^SUH]',
            'Repeat fusion: one study found more operations later and worse results than after a first fusion.[^LAMB] The risk of infection or a leak of spinal fluid is often higher too.',
          ],
        },
        'As with any spine operation, there can be infection, bleeding, a blood clot, a leak of spinal fluid, a problem with anesthesia or pain that stays. A nerve can be injured, with weakness or numbness and, rarely, paralysis or bladder trouble.',
      ],
    },
    {
      id: 'alternatives',
      heading: 'What else could you do?',
      body: [
        {
          terms: [
            [
              'Nothing for now',
              'If no nerve is in danger, you can often wait and be checked again. Use the time to get fitter or [quit nicotine](/blog/nicotine-and-your-spine).',
            ],
            [
              'Care without surgery',
              '[Exercise, medicine and injections](/services/non-surgical-treatments). For adult curves, the evidence for them is limited.',
            ],
            [
              'Team care for lasting pain',
              'After earlier surgery, a team can combine medicine, physical therapy, behavioral care (skills for living with pain), injections and nerve stimulation.[^FBSS1]',
            ],
            [
              'A smaller operation',
              'Ask if freeing one nerve would be enough, and what it would leave as it is.',
            ],
          ],
        },
        'Call 911 or go to the emergency room if your legs get weak or stumble, if you are numb between the legs, or if you have new trouble with bladder or bowel. These signs cannot wait.',
      ],
    },
    {
      id: 'questions',
      heading: 'What should you ask?',
      body: [
        {
          list: [
            'What is the goal: less pain, safer nerves, a straighter spine?',
            'What is likely in the next years if I do nothing?',
            'How many levels do you plan to join, and why these?',
            'Are my bones strong enough, and should they be tested first?',
            'What are my own risks, in numbers, and your own results?',
            'If it does not work, what is the plan?',
          ],
        },
      ],
    },
  ],
  links: [
    { href: '/blog/getting-a-second-opinion', label: 'How to get a second opinion' },
    { href: '/resources/conditions/adult-scoliosis', label: 'Guide: scoliosis in adults' },
    { href: '/resources/conditions/pain-after-spine-surgery', label: 'Guide: pain after spine surgery' },
    { href: '/blog/getting-your-home-ready-for-surgery', label: 'Get your home ready' },
    { href: '/blog/strong-bones-and-your-spine', label: 'Strong bones and your spine' },
  ],
  health: {
    reviewed: '2026-11-20',
    sources: [
      'ASD1',
      'ASD2',
      'ASP',
      'SUH',
      'LAMB',
      'SKOLD',
      'SPORT-DS4',
      'SPORT-DS8',
      'FBSS1',
      'DCM',
      'GLASS',
      'MLP',
      'NICE-S',
      'RNOH-F',
      'SSD',
    ],
    signOff: [
      'Fusion may help when the spine is not stable, and in the neck surgery can take pressure off the cord.',
      'Practice in the United States is broader than the British guideline on fusion.',
      'The stay after an open fusion is often several days; after curve surgery often a week or so, sometimes with rehab; after revision often longer than the first time.',
      'Recovery from complex surgery: the figure is the time to daily tasks; full recovery may take a year or more.',
      'X-rays show how far the bone has healed.',
      'First weeks: short walks, log-roll, a brace if told. Later: household tasks, then therapy and lifting as the surgeon allows. Some pain or numbness may stay.',
      'After curve or repeat surgery, time off work is counted in months.',
      'After repeat surgery, a fluid leak and infection are more likely.',
      'If no nerve is in danger, waiting with new checks is often possible, and there is often time for a second opinion.',
      'For adult curves, the evidence for exercise, medicine and injections is limited.',
      'Behavioral care in words: skills for living with pain.',
      'Card: neck swelling with trouble breathing or swallowing after neck surgery is an emergency.',
      ...afterSurgerySignOff,
    ],
    help: {
      emergency: [
        ...afterSurgeryHelp.emergency,
        'A swollen neck with trouble breathing or swallowing, after neck surgery',
        'Thoughts of ending your life (you can also call or text 988)',
      ],
      soon: [...afterSurgeryHelp.soon, 'A hoarse voice that gets worse after neck surgery'],
      routine: ['A lean or a curve that is slowly getting worse', ...afterSurgeryHelp.routine],
    },
  },
})
