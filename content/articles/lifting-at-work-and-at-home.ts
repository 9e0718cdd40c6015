import { article } from '@/content/article-schema'
import { standardHelp } from '@/content/help'

export const liftingAtWorkAndAtHome = article({
  slug: 'lifting-at-work-and-at-home',
  published: '2026-11-20',
  topics: ['daily-life'],
  title: 'Lifting at work and at home',
  description:
    'How to lift with less strain in the fields, the packing house, the dairy, in care work and at home, and what to do if you get hurt.',
  heading: 'Lifting at work and at home',
  lead: 'Plan the way, keep the load close, bend your knees and do not twist.[^UWP] If it is too much for you alone, get help first.',
  inShort: [
    'Hold the load close, and never twist while you lift.[^UWP]',
    'Before you lift, try to make the load lighter, higher or nearer.',
    'Sudden back pain, even after a light lift, is seen the same day if you are older or have weak bones.',
  ],
  sections: [
    {
      id: 'lift',
      heading: 'One way to lift, anywhere',
      body: [
        {
          steps: [
            'Plan the way first.[^UWP] Is it clear, dry and short? Where will you set the load down?',
            'Test the weight with your foot or by tipping a corner.',
            'Stand close, feet as wide apart as your shoulders.[^UWP]',
            'Bend your knees,[^UWP] and get a good grip.',
            'Hold the load close,[^UWP] and stand up with your legs.',
            'Never twist.[^UWP] To turn, step around with your feet.',
            'Set it down the same way, knees bent.',
          ],
        },
        'How much is too much? No one number fits all. It depends on you, the height, the reach and how often you do it. A light box held far out can feel worse than a heavy one held close.',
        {
          note: 'Ask for help before the lift, not halfway through it.',
        },
        'After spine surgery other rules hold, often with a limit of about a gallon of milk at first.[^MLH] Follow your own sheet, and see the [care page](/post-operative-care#bend-lift-twist).',
      ],
    },
    {
      id: 'fields',
      heading: 'In the fields and orchards',
      body: [
        'Much of the strain here is bending, again and again, with a load in front of you.',
        {
          list: [
            'Kneel on one knee or squat for low crops when you can, and switch sides.',
            'Fill the bucket or bag less full and make one more trip, if the crew allows it.',
            'Wear a picking bag in the middle, with the straps snug. A bag on one hip pulls you sideways.',
            'Move the ladder more often, so that you reach less. Keep your belt buckle between the side rails.',
            'Empty onto a tailgate or table at waist height, and not down to the ground.',
            'At each break, stand tall and walk a few steps before you sit.',
          ],
        },
      ],
    },
    {
      id: 'packing',
      heading: 'In the packing house or warehouse',
      body: [
        'Twisting between the line and the pallet is the thing to change. Put both feet where the box is going before you set it down. If you can, turn the pallet so the empty side faces you, or raise it on a second one.',
        'Stack heavy boxes between knee and chest height, and light ones above. Push a cart instead of pulling it. On a long shift, ask to trade places with someone, so that you do not do the same move for hours. A mat or a foot rail makes standing easier for many people.',
      ],
    },
    {
      id: 'dairy',
      heading: 'On the dairy',
      body: [
        'Floors are wet here, and some loads move. Wear boots that grip, and clear hoses out of the way before you carry. Take two half buckets, one on each side, in place of a full one. Stand on the ground to unload. Slide a feed sack to the edge of the truck bed, hug it to your chest, and carry it from there.',
        'A calf or a cow can pull before you are ready. Do not try to lift or hold alone an animal that is stronger than you. Use the gate, the halter or a sled, and get a second person.',
      ],
    },
    {
      id: 'care',
      heading: 'When the load is a person',
      body: [
        'Aides, nurses and families do some of the hardest lifting of all. A person can slip, grab or faint.',
        {
          list: [
            'Say what you will do, and count to three. Let the person do as much as they can.',
            'Raise the bed to your waist. Lock the brakes of bed and chair.',
            'Stand close, one foot ahead. Hold at the hips or a belt made for it. Never pull on an arm or the neck.',
            'Use the lift or the slide sheet if there is one. Ask to be shown how.',
            'If the person starts to fall, do not try to catch all the weight. Guide them down.',
            'If someone is on the floor and hurt, or had a hard fall, leave them there. Keep them warm, and call 911.',
          ],
        },
      ],
    },
    {
      id: 'home',
      heading: 'At home',
      body: [
        {
          list: [
            'Groceries: many light bags, the heavy ones in the front of the trunk.',
            'Laundry: set the basket on a chair, not on the floor.',
            'A grandchild: sit down first and let the child climb onto your lap.',
            'Trash, soil, water: use a cart, or buy the smaller size.',
            'Shelves: keep heavy pots at waist height.',
          ],
        },
      ],
    },
    {
      id: 'hurt',
      heading: 'If you hurt your back',
      body: [
        'Set the load down. If an emergency sign from [When to get help](/blog/lifting-at-work-and-at-home#when-to-get-help) fits, call 911 or go to the emergency room. Other new weakness or numbness is seen the same day.',
        'In weak bone, even a light lift or a sneeze can break a bone of the spine,[^ANS] and many people do not know that their bones are weak. Get seen the same day for sudden pain in the middle or low back if you are older, have weak bones or take steroid medicine. Do so for new back pain after any fall, too.',
        'Otherwise, stop the heavy work for now, use heat, and keep [moving gently](/blog/moving-with-back-pain). New back pain usually improves.[^AAFP-LBP] Heavy lifting is often named as one risk for disc trouble among others, such as age, smoking and family history. A sore back does not have to mean that you did something wrong.',
        'Hurt at work? Tell your supervisor the same day, and write down the date, the task and who saw it. At your visit, ask the doctor to put your limits on paper: how much, how often, for how long.',
      ],
    },
    {
      id: 'plan',
      heading: 'Find your worst lift',
      body: [
        'Most jobs have one lift that everyone dreads. Write it down, and ask what could be changed. Show it to your crew leader or your family.',
        {
          blanks: [
            'The lift that bothers my back most',
            'Could it be lighter, higher or nearer?',
            'Who can help, and how do I call them?',
            'What I will ask for',
          ],
        },
      ],
    },
  ],
  links: [
    { href: '/blog/moving-with-back-pain', label: 'Moving with back pain' },
    { href: '/resources/conditions/compression-fracture', label: 'Guide: compression fracture' },
    { href: '/blog/strong-bones-and-your-spine', label: 'Strong bones and your spine' },
    { href: '/resources/conditions/herniated-disc', label: 'Guide: herniated disc' },
  ],
  related: ['moving-with-back-pain', 'desk-work-and-your-spine', 'strong-bones-and-your-spine'],
  health: {
    reviewed: '2026-11-20',
    sources: ['AAFP-LBP', 'UWP', 'ANS', 'MLH'],
    signOff: [
      'No one safe weight fits everyone; it depends on person, height, reach and how often.',
      'Everyday advice on kneeling, loads, ladders, pallets, carts, animals and helping a person to move.',
      'Sudden mid or low back pain in older people, with weak bones or steroid medicine, and new back pain after any fall, are seen the same day; many people do not know that their bones are weak.',
      'Heavy lifting, age, smoking and family history are often named as risks for disc trouble.',
      'A person who is hurt after a hard fall is left lying and 911 is called.',
    ],
    help: {
      ...standardHelp,
      soon: [
        ...standardHelp.soon,
        'Sudden pain in your mid or low back, even after a light lift or a sneeze, if you are older, have weak bones or take steroid medicine',
        'New back pain after any fall',
      ],
    },
  },
})
