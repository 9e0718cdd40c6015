import { textPage } from '@/content/page-schema'

export const conditions = textPage({
  title: 'Spine Condition Guides',
  description:
    'Herniated disc, sciatica, spinal stenosis, slipped bone, spinal cord pressure and fractures, each in a few plain sentences.',
  heading: 'Spine Condition Guides',
  lead: 'Look for what you feel. Only an exam can tell you the cause.',
  sections: [
    {
      id: 'arm-leg-pain',
      heading: 'Pain that runs down an arm or leg',
      paragraphs: [
        'A herniated disc or another cause may irritate a nerve. In the leg this is called sciatica. It usually settles in 4 to 6 weeks, sometimes longer. Stay active. Heat may help.',
      ],
    },
    {
      id: 'standing-walking',
      heading: 'Leg pain when you stand or walk',
      paragraphs: [
        'If it eases when you sit or bend forward, the cause may be spinal stenosis. This is a narrow space around the nerves. It is most common after age 50.',
      ],
    },
    {
      id: 'back-pain',
      heading: 'Aching in the back',
      paragraphs: [
        'Worn discs are common, even in people with no pain. A bone that has slipped forward (spondylolisthesis) can ache more with activity. Most people start without surgery.',
      ],
    },
    {
      id: 'hands-walking',
      heading: 'Clumsy hands or unsteady walking',
      paragraphs: [
        'Get this checked soon, even if little hurts. The spinal cord may be under pressure in the neck (myelopathy). Trouble with buttons, keys or handwriting is typical. A fast change needs emergency care.',
      ],
    },
    {
      id: 'sudden-pain',
      heading: 'Sudden pain after a sneeze or light lift',
      paragraphs: [
        'In weak bones, a vertebra can collapse. This is a compression fracture. See a doctor soon, and ask about a bone density test.',
      ],
    },
    {
      id: 'curve',
      heading: 'Leaning, or uneven shoulders or hips',
      paragraphs: [
        'A sideways curve (scoliosis) can appear or grow in adults as joints and discs wear. X-rays taken while you stand show it.',
      ],
    },
    {
      id: 'night-pain',
      heading: 'Pain that is worse at night',
      paragraphs: [
        'Most back pain is not a tumor. But if you have had cancer and have new pain or night pain, contact a doctor today.',
      ],
    },
  ],
  links: [
    { href: '/services', label: 'See how we treat these problems' },
    { href: '/services/non-surgical-treatments', label: 'Treatments without surgery' },
    { href: '/spine-anatomy', label: 'See how the spine is built' },
    { href: '/resources/appointment-prep', label: 'Prepare for a visit' },
    { href: '/contact', label: 'Contact the office' },
  ],
  emergencyCard: true,
})
