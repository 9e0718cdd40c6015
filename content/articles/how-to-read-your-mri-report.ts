import { article } from '@/content/article-schema'
import { standardHelp } from '@/content/help'

export const howToReadYourMriReport = article({
  slug: 'how-to-read-your-mri-report',
  published: '2026-11-20',
  topics: ['tests-and-scans', 'understanding-pain'],
  title: 'How to read your MRI report',
  description:
    'Bulge, stenosis, degenerative: what the words in a spine MRI report mean, how common they are without pain, and what to ask next.',
  heading: 'How to read your MRI report',
  lead: 'A report lists all that can be seen, harmless or not. A few findings need a call today. For most others, ask if they fit your pain and your exam.',
  inShort: [
    'If it names a tumor, a new fracture or a pressed spinal cord, call the doctor the same day. For an infection, go to the emergency room now.',
    'Worn and bulging discs are common in people with no pain.[^BRINJ]',
    'The person who wrote the report has most likely not examined you.',
    'Mark what you do not understand, and go through it with your doctor.',
  ],
  sections: [
    {
      id: 'call',
      heading: 'First: does it need a call today?',
      body: [
        'Many people see their report online before a doctor has called. If you have an emergency sign from [When to get help](/blog/how-to-read-your-mri-report#when-to-get-help), go by the sign and not by the report. Call 911 or go to the emergency room. If the report names an infection or an abscess, go to the emergency room now.',
        'Call the doctor who ordered the scan the same day if the report names any of these:',
        {
          list: [
            'A tumor, a mass, or “metastatic” (spread from a cancer)',
            'A new fracture',
            'Pressure on the spinal cord, or on the “cauda equina”, the bundle of nerves below it',
          ],
        },
        'If you reach no one that day, take the report to the emergency room.',
      ],
    },
    {
      id: 'parts',
      heading: 'What are the parts of a report?',
      body: [
        'A radiologist, a doctor who reads scans, writes it for the doctor who ordered it. These are its parts:',
        {
          steps: [
            'The top: your name, the date, and which part was scanned. Check that all three are right.',
            '“Impression”: the short summary. It often stands at the end, but it is the best place to start.',
            '“Findings”: the long list, level by level, with normal parts too.',
            '“Comparison”: whether an older scan was there to compare. A change can say more than one picture.',
          ],
        },
        'Levels have names. C is for the neck, T for the upper and middle back, L for the low back and S for the base. “L4-L5” is the disc between the fourth and fifth bones of the low back.',
        { spine: ['L4-L5'], caption: 'The disc that a report calls L4-L5, near the base of the spine.' },
      ],
    },
    {
      id: 'words',
      heading: 'What do the words mean?',
      body: [
        {
          terms: [
            ['Degenerative', 'Worn with age. It is not truly a disease.'],
            ['Desiccation', 'A disc has dried out. It is another word for wear.'],
            ['Bulge', 'The disc reaches a little past the edge of the bones.'],
            [
              'Herniation',
              'The soft center has pushed through a tear in the outer ring. Some cause no symptoms.[^MAYO]',
            ],
            ['Free fragment', 'A piece of the disc that has come loose.'],
            [
              'Stenosis',
              'A narrow place. “Central” is in the main canal. “Foraminal” is in the opening where a nerve leaves.',
            ],
            ['Facet arthritis', 'Wear in the small joints at the back of the spine.'],
            [
              'Spondylolisthesis',
              'One bone has slipped on another. Grades run from 1 to 5, and 1 and 2 are low.[^CG-SPL]',
            ],
            ['Osteophyte', 'A bone spur.'],
            ['Bilateral', 'On both sides.'],
            ['Unremarkable', 'Nothing unusual was seen in that part.'],
          ],
        },
        '“Mild” or “severe” describes the picture. It does not measure your pain. Still, ask about anything that is called severe.',
      ],
    },
    {
      id: 'common',
      heading: 'How common is this without pain?',
      body: [
        'Very common, and more so with age. In people with no pain, scans showed worn discs in 37 of 100 at age 20, and 63 had none. At age 80 it was 96 of 100, and only 4 had none.[^BRINJ] Bulges were seen in 30 of 100 at age 20, and not in 70. At age 80 they were seen in 84 of 100, and not in 16.[^BRINJ]',
        'You can think of it as gray hair on the inside. It shows your years. It does not by itself explain your pain.',
        'Some findings also change. In one review of discs left without surgery, loose pieces shrank in 88 of 100 people, and not in 12. Bulges shrank least: in 13 of 100, and not in 87.[^REGR2] A bulge that stays need not hurt, as the figures above show.',
      ],
    },
    {
      id: 'fits',
      heading: 'When does a finding count?',
      body: [
        'It counts when three things agree: where you hurt, what the exam shows, and what is on the scan. Picture a disc that presses a nerve on the left. If your pain is on the right, the disc may not be the cause.',
        'The cord in the neck needs more care. A guideline advises against surgery just to prevent trouble when the cord is pressed but there are no symptoms.[^DCM] You still need an exam, and you should know the signs of [cord pressure](/resources/conditions/cervical-myelopathy). They are clumsy hands and unsteady walking, and they can be mistaken for aging.[^MYEL] If they are new, get seen the same day. If they came on suddenly or change fast, call 911 or go to the emergency room.',
        { note: 'A finding on a scan alone is not a diagnosis.[^BRINJ]' },
      ],
    },
    {
      id: 'gaps',
      heading: 'What a report cannot tell you',
      body: [
        {
          list: [
            'How much it hurts, or how long it will.',
            'Whether a finding is old or new, when there is no older scan.',
            'Whether you need surgery. That takes a talk, an exam and your own wishes.',
            'How much you may do. Words for wear are no ban on [gentle moving](/blog/moving-with-back-pain). With a fracture, a tumor, an infection or a pressed cord, ask first what is safe.',
          ],
        },
        'Two radiologists may also word the same picture in different ways. If surgery depends on one word, ask your surgeon to look at the pictures with you.',
      ],
    },
    {
      id: 'visit',
      heading: 'Bring this to your visit',
      body: [
        {
          checklist: 'mri-report-visit',
          items: {
            disc: 'The pictures on a disc, with the written report',
            older: 'Older scans and reports, if you have them',
            marked: 'The words I do not know, marked with a pen',
            drawing: 'A drawing of where I hurt, tingle or feel numb',
          },
        },
        {
          blanks: [
            'Which finding fits my pain, and how sure are you?',
            'Which findings are common at my age?',
            'Does any of it change what we do?',
            'Do I need another scan, and when?',
          ],
        },
      ],
    },
  ],
  links: [
    { href: '/spine-anatomy', label: 'See the levels on the interactive spine' },
    { href: '/resources/conditions/degenerative-disc-disease', label: 'Guide: degenerative disc disease' },
    { href: '/resources/conditions/herniated-disc', label: 'Guide: herniated disc' },
    { href: '/blog/getting-a-second-opinion', label: 'Getting a second opinion' },
  ],
  related: ['do-i-need-a-scan-for-back-pain', 'what-a-pinched-nerve-feels-like', 'getting-a-second-opinion'],
  health: {
    reviewed: '2026-11-20',
    sources: ['BRINJ', 'REGR2', 'DCM', 'MAYO', 'CG-SPL', 'MYEL'],
    signOff: [
      'A report that names a tumor, new fracture, or pressure on cord or cauda equina: call the same day; emergency room if no one is reached. An infection or abscess: emergency room now.',
      'Meanings of words that are not in the fact sheet: desiccation, bulge, free fragment, central, foraminal, osteophyte, unremarkable; parts of a report.',
      '“Mild” and “severe” describe the picture and do not measure pain; ask about anything called severe.',
      'Words for wear alone are no ban on gentle moving; with a fracture, tumor, infection or pressed cord, ask first.',
      'A bulge that stays need not hurt.',
      'A finding counts when pain, exam and scan agree (same side).',
      'New clumsy hands or unsteady walking are seen the same day; sudden or fast change: 911.',
      'Two radiologists may word the same picture in different ways.',
    ],
    help: {
      ...standardHelp,
      emergency: [...standardHelp.emergency, 'A report that names an infection or an abscess of the spine'],
      soon: [
        ...standardHelp.soon,
        'A report that names a tumor, a new fracture, or pressure on the spinal cord or the cauda equina',
      ],
    },
  },
})
