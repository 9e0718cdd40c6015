import { article } from '@/content/article-schema'

export const painMedicineAfterSurgery = article({
  slug: 'pain-medicine-after-surgery',
  published: '2026-11-20',
  topics: ['after-surgery', 'before-surgery'],
  title: 'Pain medicine after spine surgery',
  description:
    'Safe use of pain medicine after spine surgery: what to ask, opioids and other kinds, constipation, naloxone, cutting back and a log to print.',
  heading: 'Pain medicine after surgery',
  lead: 'The goal is to breathe, walk and sleep, with as little medicine as that takes. No pain at all is rarely the goal, and your own label comes before this page.',
  inShort: [
    'No alcohol, no sedatives and no driving with opioids.',
    'Slow breathing, or a person who will not wake up: call 911 and give naloxone if you have it.',
    'Do not stop or add a medicine on your own. Ask for a plan to cut back.',
  ],
  sections: [
    {
      id: 'kinds',
      heading: 'Which kinds are there?',
      body: [
        {
          terms: [
            [
              'Medicines that are not opioids',
              'For many short-term pains they work at least as well as opioids.[^CDC-OP] Each has its own risks, for the stomach, kidneys, liver or heart.',
            ],
            [
              'Opioids',
              'They are for strong pain, at the lowest dose, for the shortest time.[^CDC-OP] They can slow your breathing, make you drowsy and be hard to leave.',
            ],
            [
              'Help without drugs',
              'Short walks, a change of position, pillows and rest. Ask if heat or cold is all right for you, and keep it off the wound.',
            ],
          ],
        },
        'Your team may combine kinds so that you need less of each. Before you take any pill from the store, ask. Some hold the same drug as your prescription, and twice is too much. Some may not suit you after a fusion.',
      ],
    },
    {
      id: 'before',
      heading: 'Tell them before the operation',
      body: [
        {
          list: [
            'Pain medicine you take now, and for how long you have taken it',
            'Pills for sleep, nerves or muscle spasm',
            'Alcohol and other drugs, honestly. It changes what is safe.',
            'Sleep apnea, a CPAP machine, or lung trouble',
            'Kidney, liver, stomach or heart trouble, and blood thinners',
            'A past problem with opioids, your own or someone else’s at home',
          ],
        },
        'If opioids have been a problem before, you should still get pain relief. Ask for a plan that keeps you safe, and for someone to help with the pills.',
      ],
    },
    {
      id: 'safe',
      heading: 'How to use opioids safely',
      body: [
        {
          list: [
            'Take them as the label says. If the pain breaks through, {call the office}. Do not take more on your own.',
            'Do not mix them with alcohol or sedatives.[^KUH][^DRUGS]',
            'Do not drive, climb a ladder or sign papers while you take them.',
            'Get up slowly. They can make you dizzy, and a fall can undo a lot.',
            'Never share them. What is safe for you can be deadly for someone else.',
            'Lock them up and count them. Return what is left over.[^KUH][^DRUGS]',
          ],
        },
        'Ask your pharmacy where to take leftovers. Do not keep them for the next time your back hurts.',
      ],
    },
    {
      id: 'naloxone',
      heading: 'What is naloxone, and should you have it?',
      body: [
        'It is a medicine that can reverse an opioid overdose for a while. Ask your surgeon or pharmacist if you should have it at home, and how to use it. Ask above all if you have sleep apnea or lung trouble, take sedatives, or live with children or teenagers.',
        'Show your helper where it is. You cannot give it to yourself if you do not wake up. What your helper should know:',
        {
          steps: [
            'Signs: slow, weak or gurgling breath, lips that turn blue or gray, a person you cannot wake.',
            'Shout their name and shake the shoulder.',
            'No answer? Call 911. Give naloxone if you have it.',
            'Do what the 911 operator says, and stay. It can wear off before the opioid does.',
          ],
        },
        { note: 'Do not let someone “sleep it off”. If you are in doubt, call 911.' },
      ],
    },
    {
      id: 'bowels',
      heading: 'How to keep your bowels moving',
      body: [
        'Do not wait until it is a problem. Fluids, fiber and walking help. So may a stool softener or a laxative, used as you were told.[^MLH] Ask for this plan along with the pain pills. If you must limit fluids for your heart or kidneys, ask how much you may drink.',
        'Sit on the toilet after breakfast, with your feet flat, and take your time. Do not strain. No bowel movement for 3 days, vomiting or a swollen belly: {call the office} the same day. Lost control of your bowel, or numbness where you sit, is different. Call 911.',
      ],
    },
    {
      id: 'cut-back',
      heading: 'How to cut back',
      body: [
        'Many people need less as the days go by. Start to talk about it early: “What do I drop first, and when?” Often the strongest pill goes first. Follow the plan you get, one step at a time. If you took opioids for a long time before surgery, do not stop at once. Your body may need slow steps, set by the doctor who prescribes them.',
        'Tell your team if you want the pill for sleep or for worry more than for pain. Tell them if you run out early, or feel sick and shaky without it. These are medical matters, and they can be helped. If you feel hopeless, call or text 988 at any hour.[^988][^SAMHSA]',
        'Pain should slowly let go. If it grows, it may be a warning from the wound or a nerve, so more pills are not the answer. {Call the office} the same day.',
      ],
    },
    {
      id: 'pharmacist',
      heading: 'What to ask when you pick it up',
      body: [
        {
          list: [
            'What is each one for, and which is the opioid?',
            'Can I take it with my other medicines and supplements?',
            'What do I do if I miss one?',
            'Which pills from the store should I leave alone?',
            'Can I get naloxone here, and where do I bring leftovers?',
            'Is the label in a language and a size I can read?',
          ],
        },
      ],
    },
    {
      id: 'medicine-log',
      heading: 'A log for the fridge',
      body: [
        'On little sleep it is easy to forget what you took. Write it down each time, or let your helper do it.',
        {
          table: {
            caption: 'What I took today',
            head: ['Time', 'Medicine', 'Pain before, 0 to 10', 'Pain an hour later', 'Sleepy, sick, bowels'],
            rows: [
              ['', '', '', '', ''],
              ['', '', '', '', ''],
              ['', '', '', '', ''],
              ['', '', '', '', ''],
              ['', '', '', '', ''],
              ['', '', '', '', ''],
            ],
          },
        },
        { blanks: ['My plan to cut back', 'Who counts the pills', 'Where the naloxone is'] },
      ],
    },
  ],
  links: [
    { href: '/post-operative-care', label: 'Care at home after surgery' },
    { href: '/blog/the-first-two-weeks-after-spine-surgery', label: 'The first two weeks' },
    { href: '/preoperative-education', label: 'Your other medicines before surgery' },
    { href: '/resources/conditions/pain-after-spine-surgery', label: 'Guide: when pain stays after surgery' },
  ],
  related: [
    'the-first-two-weeks-after-spine-surgery',
    'getting-your-home-ready-for-surgery',
    'is-it-an-emergency',
  ],
  health: {
    reviewed: '2026-11-20',
    sources: ['CDC-OP', 'SAMHSA', 'KUH', 'MLH', 'DRUGS', '988'],
    signOff: [
      'Each pain medicine has its own risks; opioids can slow breathing, cause drowsiness and be hard to leave (general knowledge).',
      'Combining kinds so that less of each is needed; some store pills hold the same drug as a prescription; some may not suit after a fusion (general knowledge).',
      'Ask if heat or cold is all right, and keep it off the wound (general knowledge).',
      'What to tell the team before surgery: medicines, alcohol, sleep apnea, organ trouble, past problems with opioids.',
      'Never share: what is safe for one person can be deadly for another (general knowledge).',
      'Bowels: ask for the plan early, time on the toilet after breakfast, fluid limits for heart or kidneys (general knowledge).',
      'No driving, ladders or signing of papers on opioids; get up slowly.',
      'Naloxone: what it is, who should ask for it, signs of overdose, what the helper does.',
      'Call for no bowel movement in 3 days, vomiting or a swollen belly.',
      'Cutting back: often the strongest pill first; after long use only in slow steps set by the prescriber.',
      'Running out early, or feeling sick and shaky without it, is a reason to call.',
      'Card: a child or other person who swallowed the medicine; swelling of face or throat after a medicine (general knowledge).',
      'Card: chest pain and other signs that are 911 after surgery; an upright headache needs a check the same day.',
    ],
    help: {
      emergency: [
        'Slow breathing, blue or gray lips, or trouble waking up, after pain medicine',
        'A child, or anyone else, who has swallowed your pain medicine',
        'Too many pills taken, or thoughts of ending your life that put you in danger now',
        'Swelling of the face or throat, or trouble breathing, after a medicine',
        'Chest pain, short breath, a racing heart, fainting, or coughing up blood',
        'A drooping face, weakness on one side, trouble speaking, sudden loss of sight or balance, or a sudden worst headache',
        'New weakness in a leg, or weakness in an arm that gets worse fast',
        'New trouble passing urine or stool, or loss of control over them',
        'Numbness around your genitals, bottom or inner thighs',
        'Fever with confusion, or with very bad back or neck pain',
        'Neck swelling with trouble breathing or swallowing, after neck surgery',
        'Heavy bleeding from the wound, or bad pain after a major fall',
      ],
      soon: [
        'New swelling, pain, tenderness or redness in a leg: go to the emergency room, because it may be a blood clot',
        'Pain that grows, or that the medicine no longer touches',
        'No bowel movement for 3 days, vomiting, or a swollen belly',
        'A rash, or much more confusion or sleepiness than before',
        'A fever of 100.4°F or more, or a wound that is red, swollen, leaking or open',
        'New numbness, slight new weakness in an arm or hand, or a severe headache or one that is worse upright',
        'Hoarseness that gets worse',
      ],
      routine: [
        'Questions about cutting back',
        'Steady pain that keeps you from sleep or from walking',
        'Side effects that bother you, such as an upset stomach or itching with no rash',
      ],
    },
  },
})
