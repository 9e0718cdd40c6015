import { article } from '@/content/article-schema'
import { afterSurgeryHelp, afterSurgerySignOff } from '@/content/help'

export const painMedicineAfterSurgery = article({
  slug: 'pain-medicine-after-surgery',
  published: '2026-11-20',
  topics: ['after-surgery', 'before-surgery'],
  title: 'Pain medicine after spine surgery',
  description:
    'Safe use of pain medicine after spine surgery: what to ask, opioids and other kinds, constipation, naloxone, cutting back and a log to print.',
  heading: 'Pain medicine after surgery',
  lead: 'The goal is to breathe, walk and sleep with as little medicine as that takes, not to feel no pain at all. Your own label and discharge sheet come before this page.',
  inShort: [
    'Do not mix opioids with alcohol or sedatives, and do not drive while you take them.',
    'Slow breathing, or a person who will not wake up: call 911 and give naloxone if you have it.',
    'Do not stop or add a medicine on your own. Ask your team for a plan to cut back.',
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
              'If one is needed, guidance says the lowest dose for the shortest time.[^CDC-OP] Opioids can slow your breathing, make you drowsy and be hard to give up.',
            ],
            [
              'Help without drugs',
              'Short walks, a change of position, pillows and rest. Ask if heat or cold is all right for you, and keep it off the wound.',
            ],
          ],
        },
        'Your team may combine kinds so that you need less of each. Before you take any pill from the store, ask. Some hold the same drug as your prescription, and both together can be too much. Some may not suit you after a fusion.',
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
            'How much alcohol you drink, and any other drugs. It changes what is safe for you.',
            'Sleep apnea, a CPAP machine, or lung trouble',
            'Kidney, liver, stomach or heart trouble, and blood thinners',
            'A past problem with opioids, your own or someone else’s at home',
          ],
        },
        'If opioids have been a problem before, you should still get pain relief. Ask for a plan made with that in mind, and for someone to help with the pills.',
      ],
    },
    {
      id: 'safe',
      heading: 'How to use opioids safely',
      body: [
        {
          list: [
            'Take them as the label says. If the pain breaks through, {call the office}. Do not take more on your own.',
            'Do not mix them with alcohol or sedatives.[^KUH][^DRUGS] If a doctor has prescribed you a sedative, ask before your first opioid. Do not stop it on your own.',
            'Do not drive, climb a ladder or sign important papers while you take them.',
            'Get up slowly. They can make you dizzy, and a fall can do harm.',
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
            'Know the signs: slow, weak or gurgling breath, lips that turn blue or gray, or a person you cannot wake. One is enough.',
            'Call 911 at once, and give naloxone if you have it.',
            'Do what the 911 operator says. Shout their name and try to wake them.',
            'Stay until help comes, even if they wake up. Naloxone can wear off before the opioid does.',
          ],
        },
        { note: 'Do not let someone “sleep it off”. If you are in doubt, call 911.' },
      ],
    },
    {
      id: 'bowels',
      heading: 'How to keep your bowels moving',
      body: [
        'Start early, since opioids often slow the bowel. Fluids, fiber and walking help. So may a stool softener or a laxative, used as you were told.[^MLH] Ask for this plan along with the pain pills. If you must limit fluids for your heart or kidneys, ask how much you may drink.',
        'Sit on the toilet after breakfast, with your feet flat, and take your time. Do not strain. No bowel movement for 3 days, vomiting or a swollen belly: {call the office} the same day. Lost control of bladder or bowel, trouble passing urine, or numbness where you sit is different. Call 911.',
      ],
    },
    {
      id: 'cut-back',
      heading: 'How to cut back',
      body: [
        'Many people need less as the days go by. Ask early: “What do I cut back first, and when?” Often it is the strongest pill. Follow the plan you get, one step at a time. If you took opioids for a long time before surgery, do not stop them on your own. Your body may need slow steps, set by the doctor who prescribes them.',
        'Tell your team if you want the pill for sleep or for worry more than for pain. Tell them if you run out early, or feel sick and shaky without it. These are medical matters, and they can be helped. If you feel hopeless or think of ending your life, call or text 988 at any hour.[^988][^SAMHSA] If you are in danger now, or took too many pills, call 911.',
        'Pain usually eases step by step. If it grows, do not just take more. It may be a warning from the wound or a nerve, so {call the office} the same day. Fever with very bad back or neck pain, or new weakness in a leg, means 911.',
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
            'Which pills from the store should I not take with it?',
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
            head: [
              'Time',
              'Medicine',
              'Pain before, 0 to 10',
              'Pain an hour later',
              'Sleepy, sick to the stomach, bowels',
            ],
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
      'The goal is to breathe, walk and sleep, not to feel no pain at all (general knowledge).',
      'Each pain medicine has its own risks; opioids can slow breathing, cause drowsiness and be hard to leave (general knowledge).',
      'Combining kinds so that less of each is needed; some store pills hold the same drug as a prescription; some may not suit after a fusion (general knowledge).',
      'Ask if heat or cold is all right, and keep it off the wound (general knowledge).',
      'What to tell the team before surgery: medicines, alcohol, sleep apnea, organ trouble, past problems with opioids.',
      'Never share: what is safe for one person can be deadly for another (general knowledge).',
      'A prescribed sedative: ask before the first opioid, and do not stop it on your own (general knowledge).',
      'A past problem with opioids: pain relief all the same, with a plan made for it (general knowledge).',
      'Bowels: opioids often slow them; ask for the plan early, time on the toilet after breakfast, fluid limits for heart or kidneys (general knowledge).',
      'No driving, ladders or signing of papers on opioids; get up slowly.',
      'Naloxone: what it is, who should ask for it, signs of overdose, what the helper does. One sign is enough for 911.',
      'Call for no bowel movement in 3 days, vomiting or a swollen belly.',
      'Cutting back: often the strongest pill first; after long use only in slow steps set by the prescriber.',
      'Running out early, or feeling sick and shaky without it, is a reason to call.',
      'Card: a child or other person who swallowed the medicine; swelling of face or throat after a medicine (general knowledge).',
      'Card: new confusion, or much more sleepiness than before, after pain medicine is “now”; a rash is “same day”.',
      'Card: neck swelling with trouble breathing or swallowing after neck surgery is “now”; hoarseness that gets worse is “same day”.',
      ...afterSurgerySignOff,
    ],
    help: {
      emergency: [
        'Blue or gray lips, gurgling breath, new confusion, or much more sleepiness than before',
        'An overdose, or thoughts of ending your life (you can also call or text 988)',
        'A child, or anyone else, who has swallowed your pain medicine',
        'Swelling of the face or throat, or trouble breathing, after a medicine',
        ...afterSurgeryHelp.emergency,
        'Neck swelling with trouble breathing or swallowing after neck surgery',
      ],
      soon: [
        'Pain that the medicine no longer touches',
        'A rash after a medicine',
        ...afterSurgeryHelp.soon,
        'A hoarse voice that gets worse after neck surgery',
      ],
      routine: [
        'Questions about cutting back',
        'Steady pain that keeps you from sleep or from walking',
        'Side effects that bother you, such as an upset stomach or itching with no rash',
      ],
    },
  },
})
