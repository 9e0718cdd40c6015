import { afterSurgeryHelp, afterSurgerySignOff } from '@/content/help'
import { service } from '@/content/service-schema'

export const roboticSurgery = service({
  slug: 'robotic-surgery',
  title: 'Robotic and Navigated Spine Surgery',
  description:
    'What a robot or a navigation screen adds to spine surgery, what studies show and do not show, and what to ask before you agree to it.',
  heading: 'Robotic and Navigated Surgery',
  lead: 'The surgeon does the operation. A computer helps to plan it and to guide the screws, so it is a tool and not a treatment of its own.',
  levels: ['L4', 'L5'],
  levelsNote: 'Screws go into the bones, not into the discs. Two bones are lit here as an example.',
  inShort: [
    'The robot does not decide anything, and it does not operate by itself.',
    'One review found that screws are often placed more exactly.[^ROB1] Another found no clear difference.[^ROB2]',
    'Pain and daily life are not clearly better than after surgery without a robot.[^ROB1]',
    'First ask if you need the operation. Then ask about the tool.',
  ],
  sections: [
    {
      id: 'what',
      heading: 'What is it?',
      body: [
        'When bones of the spine are joined (a fusion), screws hold them still while they heal. The screws run through narrow bone close to nerves. Robots and navigation help the surgeon to aim them.',
        {
          terms: [
            [
              'Navigation',
              'A screen shows the tools on pictures of your own spine, much like a map that shows where you are.',
            ],
            [
              'Robotic guidance',
              'A mechanical arm holds the planned path, and the surgeon puts the screw in along it.',
            ],
            ['The surgeon', 'Plans each step, makes the cuts, does the work and can go on without the tool.'],
          ],
        },
      ],
    },
    {
      id: 'who',
      heading: 'Who may it help, and who may it not?',
      body: [
        'The tool may be of use when your operation needs screws, as most fusions do. It may add little when the surgeon only frees a nerve and places no screws. Ask what it would add for you.',
        'It is not a reason to have a fusion. If a fusion is not likely to help you, a robot does not change that.',
        'What do studies show?',
        {
          list: [
            'Screws: in one review, they often lay more exactly in place with a robot than by hand alone.[^ROB1] Another review found no clear difference.[^ROB2]',
            'Pain and daily life: not clearly better than without a robot.[^ROB1]',
            'Time: operations with a robot took longer in one review.[^ROB2]',
            'All in all: a 2024 overview says that the value is still debated.[^ROB3]',
          ],
        },
        { note: 'A screw that sits more exactly is good, but that is not the same as less pain.' },
      ],
    },
    {
      id: 'steps',
      heading: 'What happens, step by step?',
      body: [
        {
          steps: [
            'You have a scan before or during the operation, and the computer turns it into a picture of your bones.',
            'On this picture, the surgeon plans where each screw should go.',
            'You are fully asleep. The system matches the picture to your body. This is called registration.',
            'The surgeon makes the cuts, small or larger, as the operation needs.',
            'The arm or the screen shows the planned path. The surgeon places each screw and checks where it lies.',
            'The rest is done as usual. A nerve may be freed. A spacer or bone graft may go in.',
            'If the picture and your body no longer match, the surgeon can match them again or go on by hand.',
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
            [
              'Anesthesia',
              'The same as for the operation without the tool. For a fusion, that is general: fully asleep.',
            ],
            [
              'Hospital stay',
              'The same as for the operation itself. After a fusion, it is often a few nights or more.',
            ],
            [
              'Length of the operation',
              'It may be longer with a robot.[^ROB2] Ask how much longer to expect.',
            ],
            [
              'Size of the cut',
              'It depends on the operation. The tool can be used with small cuts and in open surgery.',
            ],
          ],
        },
      ],
    },
    {
      id: 'recovery',
      heading: 'How long is recovery?',
      body: [
        'A robot has no recovery time of its own. You heal from the operation that was done with it, so this page gives no figure.',
        'If bones were joined, they need 3 to 4 months or more to heal.[^MLP] The rules for walking, lifting and wound care come from the operation too, and not from the tool.',
        'Find your operation and read what to expect:',
        {
          list: [
            '[Recovery after surgery through small cuts](/services/minimally-invasive-surgery#recovery)',
            '[Recovery after open or complex surgery](/services/complex-spine-surgery#recovery)',
            '[Care after any spine operation](/post-operative-care), with the signs to act on',
          ],
        },
        'If someone tells you that you will heal faster because of a robot, ask for the study that shows it.',
      ],
    },
    {
      id: 'work',
      heading: 'When can you work again?',
      body: [
        'Plan by the operation and by your job, not by the tool. Desk work comes before heavy work. A fusion of one level is not the same as a long one.',
        'After a fusion, some young and fit people are back after 4 to 6 weeks, while major surgery can mean 4 to 6 months.[^MLP] Tell the surgeon what you lift, how long you sit, and how far you drive each day. Ask for the answer in writing for your employer.',
      ],
    },
    {
      id: 'risks',
      heading: 'What are the risks?',
      body: [
        'The risks are those of the operation, plus a few of the tool.',
        'In one group of 338 people who had low back surgery, 55 had a complication and 283 did not. That is about 16 and 84 of 100.[^PROI] These numbers are for low back surgery in general, not for robots.',
        {
          list: [
            'The picture and your body may stop matching, and a screw can then leave its path.',
            'The equipment can fail. The surgeon then goes on without it.',
            'A screw in the wrong place can irritate or injure a nerve, and it may have to be moved in another operation.',
            'Bones may not join, even when every screw sits well.',
            'Infection, bleeding, a blood clot, a leak of spinal fluid, a problem with anesthesia and pain that stays can happen with or without a robot.',
            'Nerve injury can cause weakness or numbness and, rarely, paralysis or bladder trouble.',
          ],
        },
      ],
    },
    {
      id: 'alternatives',
      heading: 'What else could you do?',
      body: [
        {
          terms: [
            [
              'The same operation by hand',
              'The surgeon places the screws without a robot. Compared with this, pain was not clearly better when a robot was used.[^ROB1]',
            ],
            [
              'An operation without screws',
              'For some people, [freeing the nerve](/services/minimally-invasive-surgery) may be enough.',
            ],
            [
              'Care without surgery',
              'For most spine problems, [exercise, therapy and other care](/services/non-surgical-treatments) come first.',
            ],
            [
              'Nothing for now',
              'If no nerve is in danger, you can often take time, watch how you do and [get a second opinion](/blog/getting-a-second-opinion).',
            ],
          ],
        },
        'Call 911 or go to the emergency room for new weakness that spreads, gets worse fast or is in both legs, numbness between the legs, or new trouble with bladder or bowel. Do not wait for a visit.',
      ],
    },
    {
      id: 'questions',
      heading: 'What should you ask?',
      body: [
        {
          list: [
            'Do I need screws at all?',
            'Why would you use a robot or navigation in my case?',
            'How many operations have you done with this system?',
            'How often did a screw have to be moved later?',
            'What do you do if the system stops working?',
            'Will I get more X-rays, or fewer?',
            'Will I pay more for it, and does my plan cover it?',
          ],
        },
        'An honest answer may be: “In your case, it makes no great difference.”',
      ],
    },
  ],
  links: [
    { href: '/services/minimally-invasive-surgery', label: 'Surgery through small cuts' },
    { href: '/services/complex-spine-surgery', label: 'Open fusion and complex surgery' },
    { href: '/blog/risks-in-plain-numbers', label: 'How to read risks in plain numbers' },
    { href: '/blog/getting-a-second-opinion', label: 'How to get a second opinion' },
    { href: '/blog/referrals-insurance-and-estimates', label: 'Insurance, referrals and estimates' },
  ],
  health: {
    reviewed: '2026-11-20',
    sources: ['ROB3', 'PROI', 'ROB1', 'ROB2', 'MLP'],
    signOff: [
      'How navigation, robotic guidance and registration work, as described step by step.',
      'Most fusions need screws; the tool may add little when no screws are placed.',
      'Fusion is done under general anesthesia; the stay is often a few nights or more.',
      'The tool can be used with small cuts and in open surgery.',
      'Recovery time and rules are those of the underlying operation.',
      'Risks of the tool: registration error, a screw off its path, failure of the equipment.',
      'A misplaced screw can irritate or injure a nerve and may have to be moved.',
      'Desk work comes before heavy work.',
      'For some people, freeing the nerve without screws may be enough.',
      'If no nerve is in danger, waiting is often possible.',
      ...afterSurgerySignOff,
    ],
    help: afterSurgeryHelp,
  },
})
