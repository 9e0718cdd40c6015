import { article } from '@/content/article-schema'

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
    'Find an adult for the ride home and the first 24 hours.',
    'Make the way from bed to bathroom clear and lit.',
  ],
  sections: [
    {
      id: 'rehearsal',
      heading: 'Start with a trial morning',
      body: [
        'After many spine operations you are told: no bending, no lifting, no twisting.[^SSD] A common early limit for lifting is 5 to 10 pounds.[^MLH] Some surgeons limit less after a microdiscectomy.[^SH-MD] Ask which rules will be yours.',
        'Then live one morning by them, before the date. Each time you have to bend, reach or carry, write it down. Your list may read: socks, cat bowl, toilet paper, frying pan, dryer, mail. Every line needs one of three answers. Move it, hand it to someone, or leave it for now.',
      ],
    },
    {
      id: 'sleep-wash',
      heading: 'Bedroom and bathroom',
      body: [
        {
          list: [
            'Bed: sit on the edge. Your feet should reach the floor, and you should be able to stand without a heave. If it is very low, ask for advice before you put anything under it.',
            'Bedside: lamp, phone and charger, water, tissues and glasses, all within reach from where you lie.',
            'Pillows: one extra for your [knees](/blog/sleeping-with-back-or-neck-pain).',
            'Clothes: two weeks of loose things in the top drawers. Shoes with a back that you can slip into.',
            'Shower: a seat, a mat that does not slide, soap and towel at chest height. A pump bottle does not fall.',
            'Toilet: paper in front of you, not behind. Ask if a raised seat makes sense for you.',
          ],
        },
        'Do not pull yourself up by a towel bar. It is made for towels. If you want a grab bar, have it fixed to the wall by someone who knows how.',
      ],
    },
    {
      id: 'kitchen-chair',
      heading: 'Kitchen, and a good chair',
      body: [
        'Put two plates, two mugs, a small pot and a light kettle on the counter. Fill small containers from the big ones, since a full gallon of milk can be too much. Cook ahead and freeze meals in flat portions. Stock food with fiber and plenty to drink. Pain medicine often slows the bowel.',
        'Your chair matters more than your sofa. Look for a firm seat, two arms and a height that lets you stand up with ease. A deep, soft couch makes you bend and twist to get out. Put a small table next to the chair. One handout says to change position every 20 to 30 minutes,[^MLP] so have a clock in view.',
      ],
    },
    {
      id: 'floors',
      heading: 'Floors, stairs and the night',
      body: [
        'A fall is what you want to avoid most. Roll up loose rugs. Move cords to the wall. Plug in night lights from bed to toilet. Check that stair rails are tight. If your bedroom is upstairs, ask how soon you may climb. Some people set up a bed below for the first days.',
        'Outside, look at the steps, the hose and the gate. Where summers are hot, choose an indoor route for your walks: a hallway, or a store in the early morning. See that the cooling works.',
      ],
    },
    {
      id: 'helpers',
      heading: 'People and pets',
      body: [
        'An adult drives you home and stays for 24 hours.[^KEIP] A taxi driver does not count, since no one stays. For the days after, ask people for one task each. “Could you take the trash out on Tuesday?” gets a yes more often than “Could you help?”',
        {
          terms: [
            [
              'Small children',
              'They come to you on the couch, and others lift them. Show them before the date.',
            ],
            [
              'A spouse or parent in your care',
              'You cannot lift or steady another adult for a while. Arrange who takes over, and tell your team.',
            ],
            [
              'Dogs and cats',
              'A dog that pulls or jumps can hurt you. Have someone walk it. Put food and water bowls on a stool.',
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
        'Choose one spot that is out of a child’s reach. Keep your discharge sheet there, with your medicine list, a thermometer and the number that is answered at night. Opioids belong under lock.[^KUH][^DRUGS] A small box with a key is enough.',
        'Put two pages on the fridge: the [warning signs](/post-operative-care) and a [log for the first weeks](/recovery-tracker). Show your helper where they are. Ask if prescriptions can be picked up before the day, so that no one has to leave you.',
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
            steps: 'Rails and steps are safe, inside and out.',
            'first-day': 'An adult takes me home and stays for 24 hours.',
            tasks: 'Trash, laundry, yard and shopping each have a name beside them.',
            dependents: 'Children, relatives in my care and pets are looked after.',
            lockbox: 'I have a box with a lock for medicines.',
            'night-number': 'The warning signs and the night number are on the fridge.',
          },
        },
        'Could not tick all of it? Do the rugs, the lights, the lock and the driver first. Tell the team about what is still open.',
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
      'Ask if prescriptions can be picked up before the day (general knowledge).',
    ],
  },
})
