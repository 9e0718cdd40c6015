import { standardHelp } from '@/content/help'
import { textPage } from '@/content/page-schema'

export const spineEducation = textPage({
  title: 'Spine Education',
  description:
    'The spine in five minutes: its parts and nerves, why it hurts, why most pain eases, what scans show, and the words you will hear.',
  heading: 'Spine Education',
  lead: 'Here is the spine in five minutes. Once you know the parts and the words, a visit is easier to follow.',
  inShort: [
    'The place that hurts and the place that causes it can be far apart.',
    'Wear on a scan is common, also in people who feel fine.',
    'New back pain usually gets better. New weakness, numbness between the legs, or bladder or bowel trouble need help right away.',
  ],
  sections: [
    {
      id: 'parts',
      heading: 'What is the spine made of?',
      body: [
        'The spine is a stack of bones called vertebrae. Most people have 33. The lowest of them have grown together into the sacrum and the tailbone.[^ANAT]',
        'Between the bones lie discs. A disc has a tough outer ring and a soft center.[^MAYO] At the back of each level sit small joints, the facet joints. Bands called ligaments hold the bones in line, and muscles move them.',
        'Together they have to do two jobs at once: carry you, and let you bend. [See each region in drawings](/spine-anatomy).',
      ],
    },
    {
      id: 'nerves',
      heading: 'Where do the nerves run?',
      body: [
        'The spinal cord runs down a channel inside the bones. It ends near the top of the low back. Below that point, a bundle of nerves goes on.[^CONUS] At each level a nerve leaves on the left and one on the right.',
        'Each nerve serves a patch of skin and certain muscles. So a nerve that is pressed in the low back can be felt in the foot. A nerve in the neck can make a finger tingle.',
      ],
    },
    {
      id: 'why-it-hurts',
      heading: 'Why does it hurt?',
      body: [
        {
          terms: [
            [
              'An ache in the back or neck',
              'Discs, joints and muscles can all ache. Often no test can show which of them it is.',
            ],
            [
              'Pain down a leg or an arm',
              'Often a nerve is irritated. The pain may stab or burn. Tingling, numbness or weakness may come with it.[^NHSW] Arm pain with chest pain or short breath is different: call 911.',
            ],
            [
              'Clumsy hands, unsteady steps',
              'The cord may be under pressure in the neck. It can hurt very little.[^MYEL] Ask to be seen the same day. If it gets worse fast, or your legs turn heavy or stumble, go to the emergency room.',
            ],
          ],
        },
        'How much it hurts does not show how much is worn. A worn disc can be silent.[^BRINJ]',
      ],
    },
    {
      id: 'why-it-eases',
      heading: 'Does the pain go away?',
      body: [
        'New back pain usually gets better, whatever is done for it.[^AAFP-LBP] Sciatica usually settles in 4 to 6 weeks, sometimes later.[^NHSW] Scans can show a change too. When one review put many studies together, a herniated disc shrank without surgery in about 63 of 100 people, with a range of 49 to 77. In about 37 of 100 it did not.[^REGR1]',
        'Staying active helps, and long rest does not.[^NHSW] In one study, flare-ups stayed away longer in people who had a walking program and lessons about the back. The typical time to the next flare-up was 208 days with the program and 112 days without it.[^WALK]',
        'Not everyone gets better with time. Book a visit for pain that has not eased after about 6 weeks. [When waiting makes sense, and when it does not](/blog/surgery-or-waiting).',
      ],
    },
    {
      id: 'scans',
      heading: 'What can a scan show?',
      body: [
        'An X-ray shows bones and how they line up. A CT shows bones in fine detail. An MRI shows discs, nerves and the cord, and uses no X-rays. None of them can show pain.',
        'Many people without pain have wear on a scan. Like gray hair, it is more common with age.',
        {
          table: {
            caption: 'Of 100 people without pain, how many have this on a scan?[^BRINJ]',
            head: ['Finding', 'At age 20', 'At age 80'],
            rows: [
              ['Worn disc', '37 of 100 (63 do not)', '96 of 100 (4 do not)'],
              ['Bulging disc', '30 of 100 (70 do not)', '84 of 100 (16 do not)'],
            ],
          },
        },
        { note: 'A scan is one clue. It counts when it matches your story and your exam.' },
        'If you have a report in your hand, [read it with this guide](/blog/how-to-read-your-mri-report).',
      ],
    },
    {
      id: 'words',
      heading: 'Which words will you hear?',
      body: [
        {
          terms: [
            ['Acute, chronic', 'New, and long-lasting. Neither word says how bad it is.'],
            ['Cervical', 'In the neck.'],
            ['Thoracic', 'In the upper and middle back, where the ribs are.'],
            ['Lumbar', 'In the low back.'],
            ['Disc bulge', 'A disc that sticks out a little past the bones.'],
            [
              'Herniated disc',
              'The soft center has pushed through a tear in the ring.[^MAYO] [More on herniated discs](/resources/conditions/herniated-disc).',
            ],
            [
              'Stenosis',
              'A space that has become too narrow. [More on stenosis](/resources/conditions/spinal-stenosis).',
            ],
            [
              'Radiculopathy',
              'A nerve root that is pinched or irritated. [How a pinched nerve feels](/blog/what-a-pinched-nerve-feels-like).',
            ],
            [
              'Sciatica',
              'Nerve pain that runs down the leg. [More on sciatica](/resources/conditions/sciatica).',
            ],
            [
              'Myelopathy',
              'Trouble from pressure on the spinal cord. [More on myelopathy](/resources/conditions/cervical-myelopathy).',
            ],
            [
              'Spondylolisthesis',
              'One vertebra has slipped on another. [More on slipped bones](/resources/conditions/spondylolisthesis).',
            ],
            ['Degenerative', 'Worn with age. The word stands for wear, which is common.'],
            ['Cauda equina', 'The bundle of nerves below the cord. Pressure on it is an emergency.'],
            [
              'Conservative care',
              'Treatment without surgery. [Kinds of care without surgery](/services/non-surgical-treatments).',
            ],
            [
              'Decompression',
              'Surgery that makes room for a nerve. [How nerves are freed](/services/minimally-invasive-surgery).',
            ],
            ['EMG', 'A test of how well nerves and muscles work.'],
            ['Fusion', 'Surgery that joins two or more bones into one.'],
            [
              'Disc replacement',
              'Surgery that puts a moving part where a disc was. [How a disc is replaced](/services/disc-replacement).',
            ],
            ['Revision', 'Another operation after an earlier one.'],
          ],
        },
      ],
    },
    {
      id: 'go-on',
      heading: 'Where to go from here',
      body: [
        'To look up what you feel, use the [condition guides](/resources/conditions). If you like to watch, the [short films](/video-library) take a minute or so each. For daily life, the [articles](/blog) cover sleep, work, lifting and more.',
      ],
    },
  ],
  links: [
    { href: '/spine-anatomy', label: 'See how the spine is built' },
    { href: '/resources/conditions', label: 'Find a guide from what you feel' },
    { href: '/video-library', label: 'Short films on the spine' },
    { href: '/blog/do-i-need-a-scan-for-back-pain', label: 'Do I need a scan for back pain?' },
  ],
  health: {
    reviewed: '2026-11-20',
    sources: ['REGR1', 'BRINJ', 'AAFP-LBP', 'NHSW', 'WALK', 'ANAT', 'CONUS', 'MAYO', 'MYEL'],
    signOff: [
      'A nerve leaves the spine on each side at each level.',
      'Discs, joints and muscles can all ache, and often no test shows which.',
      'What X-ray, CT, MRI and EMG show, and that none of them shows pain.',
      'Clumsy hands or unsteady steps: ask to be seen the same day.',
      'Arm pain with chest pain or short breath means 911.',
      'Glossary definitions (bulge, degenerative, decompression, fusion, revision).',
    ],
    help: {
      ...standardHelp,
      emergency: [...standardHelp.emergency, 'Arm pain with chest pain or short breath'],
    },
  },
})
