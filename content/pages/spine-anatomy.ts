import { standardHelp } from '@/content/help'
import { textPage } from '@/content/page-schema'

export const spineAnatomy = textPage({
  title: 'Spine Anatomy',
  description:
    'The spine level by level, with drawings: neck, upper back, low back and sacrum, the discs, joints and cord, and a table of the nerves.',
  heading: 'Spine Anatomy',
  lead: 'Each level has a letter and a number. Choose a bone, a disc or a nerve to see what it does.',
  inShort: [
    'Letters name the region and numbers count downward: L4 is the fourth bone of the low back.',
    'Each nerve serves a patch of skin and certain muscles. The patches differ from person to person.',
    'The lowest nerves serve the bladder, the bowel and the skin you sit on. New trouble there is an emergency.',
  ],
  sections: [
    {
      id: 'overview',
      heading: 'How is the spine built?',
      body: [
        'Most people have 33 bones in the spine. Each one is called a vertebra.[^ANAT]',
        {
          table: {
            caption: 'The regions from top to bottom[^ANAT]',
            head: ['Region', 'Name', 'Bones'],
            rows: [
              ['Neck', 'Cervical, C1 to C7', '7'],
              ['Upper and middle back', 'Thoracic, T1 to T12', '12'],
              ['Low back', 'Lumbar, L1 to L5', '5'],
              ['Sacrum', 'Sacral, S1 to S5', '5, grown together'],
              ['Tailbone', 'Coccyx', 'Usually 4 (3 to 5)'],
            ],
          },
        },
        'A disc takes the names of the bones above and below it. The disc L4-L5 lies between the bones L4 and L5.',
      ],
    },
    {
      id: 'neck',
      heading: 'The neck',
      body: [
        'The neck holds up your head and turns it. Much of the turning takes place at the top, between C1 and C2.',
        'Nerves from here run to the arms and hands. The spinal cord passes through as well. Pressure on it can make hands clumsy and walking unsteady.[^MYEL] Ask to be seen the same day for this. If it gets worse fast, go to the emergency room.',
      ],
    },
    {
      id: 'upper-back',
      heading: 'The upper and middle back',
      body: [
        'The ribs are fixed here. When bones grow weak, one of them can collapse. That may cause sudden pain in the middle or low back, or none at all.[^UTD-V]',
        'Pain that wraps around the body like a band can come from pressure on the cord. Call 911 or go to the emergency room now.[^RNOH-M]',
      ],
    },
    {
      id: 'low-back',
      heading: 'The low back',
      body: [
        'These bones bear the load of all that is above them. The lowest levels, from L4 down to the sacrum, often show the most wear. When one bone slips on another, it is often L5 on S1.[^STATP] Nerves from here run to the legs and feet.',
      ],
    },
    {
      id: 'sacrum',
      heading: 'The sacrum and the tailbone',
      body: [
        'The sacrum joins the spine to the pelvis at a joint on each side, the sacroiliac or SI joint. Pain from that joint is felt in the buttock, and sometimes in the groin or thigh.[^ISASS] The tailbone hangs below the sacrum.',
      ],
    },
    {
      id: 'discs',
      heading: 'The discs',
      body: [
        'A disc has a soft center inside a tough outer ring. If the center pushes out through a tear, the disc is herniated.[^MAYO] Two places have no disc: between the skull and C1, and between C1 and C2.',
        '[See a disc on the drawing](/spine-anatomy#L4-L5)',
      ],
    },
    {
      id: 'joints',
      heading: 'The facet joints',
      body: [
        'At the back of each level, small joints link one bone to the next. Like a knee or a hip, they can wear. They are thought to cause the pain in 15 to 45 of 100 people with long-lasting low back pain, and not in the other 55 to 85.[^LAKE] The wide range shows how hard it is to be sure.',
      ],
    },
    {
      id: 'ligaments',
      heading: 'The ligaments',
      body: [
        'Ligaments are tough bands that tie bones together. Reports use their long names:',
        {
          terms: [
            ['Anterior longitudinal', 'Runs down the front of the bones. It limits leaning back.'],
            ['Posterior longitudinal', 'Runs down behind the discs.'],
            [
              'Ligamentum flavum',
              'Reaches from one bony arch to the next. When it thickens, nerves have less room.[^NIAMS]',
            ],
            [
              'Interspinous and supraspinous',
              'Lie between and along the tips you can feel. They limit bending.',
            ],
            ['Capsules', 'Wrap the facet joints.'],
            ['Sacroiliac', 'Hold the sacrum to the pelvis.'],
          ],
        },
      ],
    },
    {
      id: 'cord',
      heading: 'The cord and the horse’s tail',
      body: [
        'The spinal cord runs inside the bones and ends at about L1 to L2.[^CONUS] Below that, single nerves go on in a bundle. It looks like a horse’s tail, and its Latin name says so: cauda equina.',
        'The nerves S2 to S5 serve the skin you sit on, the bladder, the bowel and sexual function.',
        {
          note: 'Call 911 or go to the emergency room now for new numbness between your legs, or new trouble with your bladder or bowel.',
        },
        '[See where the cord ends](/spine-anatomy#L1-L2)',
      ],
    },
    {
      id: 'nerve-roots',
      heading: 'Which nerve serves which place?',
      body: [
        'A nerve root is the start of a nerve, where it leaves the spine. In the neck, the roots C1 to C7 leave above the bone of the same name. C8 leaves between C7 and T1. All others leave below their bone.',
        'No map fits everyone. The areas overlap and vary, and sources differ.[^DERM][^DERM2] So use this table to follow a talk with your doctor. It cannot tell you which nerve is the cause.',
        {
          table: {
            caption: 'Nerve roots, what they feel and what they move[^DERM][^DERM2]',
            head: ['Root', 'Skin area', 'Main action', 'Reflex'],
            rows: [
              ['C5', 'Outer upper arm', 'Lift the arm sideways', 'Biceps'],
              ['C6', 'Forearm and thumb', 'Bend the elbow, lift the wrist', 'Biceps or forearm'],
              ['C7', 'Middle finger', 'Straighten the elbow', 'Triceps'],
              ['C8', 'Little finger', 'Grip, bend the fingers', 'None listed'],
              ['T1', 'Inner forearm', 'Spread the fingers', 'None listed'],
              ['L2', 'Front of the thigh', 'Lift the hip', 'None listed'],
              ['L3', 'Lower thigh, inner knee', 'Straighten the knee', 'Knee'],
              ['L4', 'Inner shin', 'Lift the foot', 'Knee'],
              ['L5', 'Outer shin, top of foot, big toe', 'Lift the big toe', 'None listed'],
              ['S1', 'Heel, outer foot, calf', 'Push off, stand on tiptoe', 'Ankle'],
            ],
          },
        },
        'Any new weakness needs a check the same day, even a slight one. Weakness that spreads, grows fast or is in both legs is an emergency: call 911.',
      ],
    },
    {
      id: 'disc-and-nerve',
      heading: 'Which disc affects which nerve?',
      body: [
        'A disc at L4-L5 usually affects the root L5. You may feel it along the outer shin, on top of the foot or in the big toe. A disc at C5-C6 usually affects C6, which serves the forearm and thumb.',
        'So your report may name one level and your doctor another number. Often both are right: one names the disc, and the other names the nerve.',
      ],
    },
    {
      id: 'guides',
      heading: 'Which guide fits which level?',
      body: [
        {
          terms: [
            [
              'Neck',
              '[Cord pressure](/resources/conditions/cervical-myelopathy), [herniated disc](/resources/conditions/herniated-disc) and [pinched nerve](/blog/what-a-pinched-nerve-feels-like).',
            ],
            [
              'Middle back',
              '[Compression fracture](/resources/conditions/compression-fracture) and [adult scoliosis](/resources/conditions/adult-scoliosis).',
            ],
            [
              'Low back',
              '[Sciatica](/resources/conditions/sciatica), [stenosis](/resources/conditions/spinal-stenosis), [slipped bone](/resources/conditions/spondylolisthesis), [worn discs](/resources/conditions/degenerative-disc-disease) and [facet arthritis](/resources/conditions/facet-arthritis).',
            ],
            ['Sacrum', '[SI joint pain](/resources/conditions/si-joint-pain).'],
          ],
        },
      ],
    },
  ],
  links: [
    { href: '/resources/conditions', label: 'Find a guide from what you feel' },
    { href: '/spine-education', label: 'Spine words in plain language' },
    { href: '/blog/how-to-read-your-mri-report', label: 'How to read your MRI report' },
    { href: '/services', label: 'See the treatments' },
  ],
  health: {
    reviewed: '2026-11-20',
    sources: [
      'STATP',
      'ISASS',
      'LAKE',
      'UTD-V',
      'ANS',
      'SPORT-S4',
      'NIAMS',
      'ANAT',
      'CONUS',
      'DERM',
      'DERM2',
      'MAYO',
      'MYEL',
      'RNOH-M',
    ],
    signOff: [
      'Much of the turning of the head takes place between C1 and C2.',
      'The levels from L4 to the sacrum often show the most wear.',
      'C1 is a ring that carries the head; a peg of C2 stands inside it.',
      'Beside a disc of the low back, the root of the upper bone leaves and that of the lower one passes behind the disc.',
      'There is no disc between the skull and C1, nor between C1 and C2.',
      'The names, places and tasks of the ligaments.',
      'Roots C1 to C7 leave above their bone, C8 between C7 and T1, the others below.',
      'A disc at L4-L5 usually affects L5; a disc at C5-C6 usually affects C6.',
      'Fusion: a spacer takes the place of the disc, screws and a rod hold the bones; it takes months; the level no longer moves.',
      'Disc replacement in the neck is done from the front; the implant keeps motion at its level.',
      'A slip of one bone makes a step in the canal, where nerves can be pinched.',
      'An ache from worn facet joints is often worse on leaning back or twisting.',
      'Joints at the back of each level link one bone to the next.',
      'A band of pain around the body counts as an emergency (one source says the same day).',
      'Clumsy hands or unsteady walking: ask to be seen the same day; at once if it gets worse fast.',
    ],
    help: {
      emergency: [...standardHelp.emergency, 'Pain that wraps around your chest or belly like a band'],
      soon: standardHelp.soon,
      routine: standardHelp.routine,
    },
  },
})
