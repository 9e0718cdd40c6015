import { article } from '@/content/article-schema'
import { afterSurgeryHelp, afterSurgerySignOff } from '@/content/help'

export const gettingYourHomeReadyForSurgery = article({
  slug: 'getting-your-home-ready-for-surgery',
  published: '2026-11-20',
  topics: ['before-surgery', 'daily-life'],
  title: 'Getting your home ready for spine surgery',
  description:
    'Room by room: how to set up a home where you need not bend, lift or twist after spine surgery, who should help, and a list to tick off.',
  heading: 'Getting your home ready for surgery',
  lead: 'Set up your home so that you will not have to bend, lift or twist. Do it a week or two before the date, with someone to carry the heavy things.',
  inShort: [
    'Move what you use every day to the height between your hips and your shoulders.',
    'Find an adult who drives you home and stays for the first 24 hours.[^KEIP]',
    'Make the way from bed to bathroom clear and lit.',
  ],
  sections: [
    {
      id: 'rehearsal',
      heading: 'Start with a trial morning',
      body: [
        'After many spine operations the rule is no bending, no lifting and no twisting.[^SSD] A common early limit for lifting is 5 to 10 pounds.[^MLH] Some surgeons set fewer limits after a microdiscectomy, a small disc operation.[^SH-MD] Ask which rules will be yours.',
        'Then live one morning by them, before the date. Each time you have to bend, reach or carry, write it down. Your list may read: socks, cat bowl, toilet paper, frying pan, dryer, mail. For every line, choose one of three answers: move it, hand it to someone, or leave it for now.',
      ],
    },
    {
      id: 'sleep-wash',
      heading: 'Bedroom and bathroom',
      body: [
        {
          list: [
            'Bed: sit on the edge. Your feet should reach the floor, and you should be able to stand up without a struggle. If it is very low, ask for advice before you put anything under it.',
            'Bedside: lamp, phone and charger, water, tissues and glasses, all within reach from where you lie.',
            'Pillows: one extra to go [between or under your knees](/blog/sleeping-with-back-or-neck-pain).',
            'Clothes: two weeks of loose things in the top drawers. Flat shoes with a closed heel that you can slip into.',
            'Shower: a seat, a mat that does not slide, soap and towel at chest height. A pump bottle is easier to hold than a bar of soap.',
            'Toilet: paper in front of you, not behind. Ask if a raised seat makes sense for you.',
          ],
        },
        'Do not pull yourself up by a towel bar, since it can come off the wall. If you want a grab bar, have it fixed to the wall by someone who knows how.',
      ],
    },
    {
      id: 'kitchen-chair',
      heading: 'Kitchen, and a good chair',
      body: [
        'Put two plates, two mugs, and a small, light pot on the counter. Fill small containers from the big ones, since even a gallon of milk can be too heavy.[^MLH] Cook ahead and freeze meals in flat portions. Stock food with fiber and plenty to drink. Pain medicine often slows the bowel.',
        'You will need one good chair. Look for a firm seat, two arms and a height that lets you stand up with ease. A deep, soft couch makes you bend and twist to get out of it. Put a small table next to the chair, and keep a clock in view: one handout says to change position every 20 to 30 minutes.[^MLP]',
      ],
    },
    {
      id: 'floors',
      heading: 'Floors, stairs and the night',
      body: [
        'Above all, you do not want to fall. Roll up loose rugs. Move cords to the wall. Plug in night lights from bed to toilet. Check that stair rails are tight. If your bedroom is upstairs, ask how soon you may climb. Some people set up a bed downstairs for the first days.',
        'Outside, look at the steps, the hose and the gate. Where summers are hot, choose an indoor route for your walks: a hallway, or a store in the early morning. Make sure that your cooling works.',
      ],
    },
    {
      id: 'helpers',
      heading: 'People and pets',
      body: [
        'An adult should drive you home and stay for 24 hours.[^KEIP] A taxi driver does not count, since you need someone who stays. For the days after, ask people for one task each. “Could you take the trash out on Tuesday?” gets a yes more often than “Could you help?”',
        {
          terms: [
            [
              'Small children',
              'They come to you in your chair, and others lift them. Practice this with them before the date.',
            ],
            [
              'A spouse or parent in your care',
              'You cannot lift or steady another adult for a while. Arrange who takes over, and tell your team.',
            ],
            [
              'Dogs and cats',
              'A dog that pulls or jumps can hurt you. Have someone walk it. Ask someone to put the bowls down for you.',
            ],
            [
              'You live alone',
              'Tell the surgeon’s staff early. Ask what help at home your plan covers, or if a stay elsewhere is wiser.',
            ],
          ],
        },
      ],
    },
    {
      id: 'papers',
      heading: 'A corner for papers and medicines',
      body: [
        'Choose one spot that is out of a child’s reach. Keep your discharge sheet there, with your medicine list, a thermometer and the number that is answered at night. Opioids belong under lock.[^KUH][^DRUGS] A small box with a lock can do.',
        'Put two pages on the fridge: the [warning signs after surgery](/post-operative-care#when-to-get-help) and a [log for the first weeks](/recovery-tracker). Show your helper where they are. Ask if prescriptions can be picked up before the day, so that no one has to leave you.',
      ],
    },
    {
      id: 'room-list',
      heading: 'Walk through with this list',
      body: [
        'Tick what is done. The ticks stay on this device, and the list prints.',
        {
          checklist: 'home-ready',
          items: {
            rehearsal: 'I tried a morning without bending, lifting or twisting.',
            bed: 'My bed has a good height, and its edge is free.',
            bedside: 'Lamp, phone, charger and water are next to the bed.',
            clothes: 'Loose clothes and slip-on shoes are in easy reach.',
            shower: 'The shower has a seat and a mat that stays put.',
            toilet: 'Toilet paper is in front of me.',
            grabber: 'I have a grabber for things on the floor.',
            counter: 'Daily dishes and small containers are on the counter.',
            food: 'Easy meals, drinks and food with fiber are in.',
            chair: 'A firm chair with arms stands ready, with a table beside it.',
            rugs: 'Rugs and cords are out of the way.',
            lights: 'Night lights show the way to the bathroom.',
            steps: 'Rails and steps are firm and clear, inside and out.',
            'first-day': 'An adult takes me home and stays for 24 hours.',
            tasks: 'Trash, laundry, yard and shopping each have a name beside them.',
            dependents: 'Children, relatives in my care and pets are looked after.',
            lockbox: 'I have a box with a lock for medicines.',
            'night-number': 'The warning signs and the night number are on the fridge.',
          },
        },
        'If you could not tick all of it, do the rugs, the lights, the lock and the driver first. Tell the team what is still missing.',
      ],
    },
  ],
  links: [
    { href: '/preoperative-education', label: 'Medicines, washing and fasting before surgery' },
    { href: '/resources/pre-operative#bring', label: 'What to pack for the hospital' },
    { href: '/blog/the-first-two-weeks-after-spine-surgery', label: 'The first two weeks at home' },
    { href: '/blog/lifting-at-work-and-at-home', label: 'Lifting, later, when you are cleared' },
  ],
  related: [
    'the-first-two-weeks-after-spine-surgery',
    'pain-medicine-after-surgery',
    'nicotine-and-your-spine',
  ],
  health: {
    reviewed: '2026-11-20',
    sources: ['MLP', 'KUH', 'SSD', 'MLH', 'SH-MD', 'KEIP', 'DRUGS'],
    signOff: [
      'Home set-up: rugs and cords, night lights, items at waist height, firm chair with arms, shower seat, easy meals, help with pets and children.',
      'Further set-up: bed and toilet height, grab bars instead of towel bars, grabber, stair rails, slip-on shoes (general knowledge).',
      'Ask how soon stairs are allowed; some people sleep downstairs for the first days (general knowledge).',
      'Pain medicine often slows the bowel.',
      'No lifting of or steadying another adult for a while; a dog that pulls can hurt (general knowledge).',
      'Ask if prescriptions can be picked up before the day; a small box with a lock for opioids (general knowledge).',
      ...afterSurgerySignOff,
      'Card: neck swelling with trouble breathing or swallowing after neck surgery is a 911 sign; hoarseness that gets worse is a same-day sign.',
    ],
    help: {
      emergency: [
        ...afterSurgeryHelp.emergency,
        'Neck swelling with trouble breathing or swallowing after neck surgery',
      ],
      soon: [...afterSurgeryHelp.soon, 'A hoarse voice that gets worse after neck surgery'],
      routine: afterSurgeryHelp.routine,
    },
  },
})
