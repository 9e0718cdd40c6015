import type { Health, Link } from '@/content/page-schema'

interface Expertise {
  /** Where a link of the footer lands (spec 2.1). */
  id?: string
  title: string
  text: string
  links: Link[]
}

const expertise: Expertise[] = [
  {
    id: 'herniated-disc',
    title: 'Minimally Invasive Spine Surgery',
    text: 'Through small cuts, the surgeon can free a nerve that a herniated disc or a narrow canal presses on. Many people with a herniated disc get better without surgery.',
    links: [
      { href: '/services/minimally-invasive-surgery', label: 'Surgery through small cuts' },
      { href: '/resources/conditions/herniated-disc', label: 'Guide: herniated disc' },
    ],
  },
  {
    id: 'scoliosis',
    title: 'Complex Spinal Deformity Correction',
    text: 'Surgery for scoliosis or another curve is weighed when it gets worse, presses on nerves or causes disabling pain. About 70 of 100 adults had a complication within 2 years, and about 30 did not.[^ASD1]',
    links: [
      { href: '/services/complex-spine-surgery', label: 'Surgery for curves' },
      { href: '/resources/conditions/adult-scoliosis', label: 'Guide: scoliosis in adults' },
    ],
  },
  {
    id: 'robotic-surgery',
    title: 'Robotic-Assisted Procedures',
    text: 'A computer helps the surgeon to plan and guide screws. With a robot, pain is not clearly better than without one.[^ROB1]',
    links: [{ href: '/services/robotic-surgery', label: 'What a robot adds' }],
  },
  {
    title: 'Motion Preservation Surgery',
    text: 'An artificial disc keeps a level of the spine moving. The evidence for it is stronger in the neck than in the low back.[^CDA1][^TDR-R]',
    links: [{ href: '/services/disc-replacement', label: 'Disc replacement' }],
  },
  {
    title: 'Revision Spine Surgery',
    text: 'Surgery after earlier surgery may help when there is a clear cause that can be fixed. In one study, results were worse than after a first fusion.[^LAMB]',
    links: [
      { href: '/services/complex-spine-surgery#risks', label: 'Repeat surgery and its risks' },
      { href: '/resources/conditions/pain-after-spine-surgery', label: 'Guide: pain after spine surgery' },
    ],
  },
  {
    title: 'Spinal Tumor Surgery',
    text: 'A team of doctors decides with you whether to watch, to use radiation or medicine, or to operate.',
    links: [{ href: '/resources/conditions/spinal-tumors', label: 'Guide: spinal tumors' }],
  },
  {
    title: 'Cervical Spine Disorders',
    text: 'A pinched nerve in the neck usually improves without surgery.[^AAFP-CR] For pressure on the spinal cord that causes moderate or severe trouble, a guideline recommends an operation.[^DCM]',
    links: [
      { href: '/resources/conditions/cervical-myelopathy', label: 'Guide: pressure on the cord in the neck' },
      { href: '/resources/conditions/sciatica', label: 'Guide: pinched nerves' },
    ],
  },
  {
    id: 'spinal-fusion',
    title: 'Lumbar Spine Conditions',
    text: 'Most people with low back problems need no operation. Spinal fusion (joining bones) is weighed for a few, for example when a bone has slipped and other care has not helped.',
    links: [
      { href: '/services/complex-spine-surgery', label: 'Fusion, what it can do and its risks' },
      { href: '/resources/conditions/spondylolisthesis', label: 'Guide: slipped bone' },
    ],
  },
]

const health: Health = {
  reviewed: '2026-11-20',
  sources: [
    'ASD1',
    'CDA1',
    'TDR-R',
    'LAMB',
    'ED1',
    'COCH-ESI',
    'ROB3',
    'TLIF1',
    'ROB1',
    'ROB2',
    'ACP',
    'AAFP-CR',
    'DCM',
  ],
  signOff: [
    'Catalogue: anesthesia, hospital stay and return to work of each operation, in general words.',
    'Catalogue: full recovery after complex surgery may take a year or more; a fusion takes months.',
    'Catalogue: complex surgery can bring a curved spine back toward a straight line and take pressure off nerves or the cord.',
    'Catalogue: endoscopic surgery is sometimes possible without being fully asleep.',
    'Catalogue: an injection or an ablation is a short visit without a night in the hospital and may leave you sore.',
    'Catalogue: facet pain is often worse when you lean back or twist; nerves grow back after an ablation.',
    'Catalogue: a course of physical therapy visits with practice at home, with sore muscles at first.',
    'Surgery for back or neck pain is discussed when other care has not helped enough and a scan matches; weakness that grows, new bladder or bowel trouble, or signs of pressure on the spinal cord cannot wait.',
    'How navigation works.',
    'Many low back problems need no operation; fusion is weighed for a few.',
    'Card: unexplained weight loss with back pain is a same-day sign.',
  ],
}

const approachLinks: Link[] = [
  { href: '/services/non-surgical-treatments', label: 'Treatments without surgery' },
  { href: '/blog/surgery-or-waiting', label: 'Surgery now, or wait?' },
]

/** The overview of all services (spec 2.7 and 2.8). */
export const servicesPage = {
  title: 'Spine Surgery Services in Hanford',
  description:
    'Every treatment for back and neck problems on one page: care without surgery first, then operations, what each may do and what it cannot do.',
  heading: 'Spine Surgery Services',
  lead: 'For most spine problems, care without surgery comes first. When an operation may help, you hear what it can do, what it cannot do, and what happens if you wait.',
  approach: {
    heading: 'Treatment Approach',
    text: 'Conservative care, which means care without surgery, comes before an operation. It starts with movement, physical therapy and time, and medicine or an injection may be added. Surgery is discussed when this has not helped enough and a scan matches what you feel. A few problems cannot wait, such as weakness that grows, new bladder or bowel trouble, or clumsy hands and unsteady walking. The card “When to get help” on this page tells you which signs mean 911 and which mean a check the same day.',
    links: approachLinks,
  },
  benefits: 'Key benefits',
  conditions: 'Conditions treated',
  more: (count: number) => `+${count} more`,
  learnMore: 'Learn More',
  expertise: { heading: 'Areas of Expertise', items: expertise },
  technology: {
    heading: 'Advanced Technology',
    items: [
      {
        title: 'Robotic Surgery Systems',
        text: 'They help the surgeon to place screws along a planned path. One review found that screws often sat more exactly,[^ROB1] another found no clear difference,[^ROB2] and their value is still debated.[^ROB3]',
      },
      {
        title: 'Computer Navigation',
        text: 'A screen shows the tools on pictures of your own spine, much like a map that shows where you are. It guides the surgeon’s hand and does not replace it.',
      },
      {
        title: 'Endoscopic Systems',
        text: 'A thin camera lets the surgeon work through a very small cut. In trials, the hospital stay was shorter than after microdiscectomy (the usual small-cut disc operation). Pain was similar, and people did not go back to work sooner.[^ED1]',
      },
    ],
  },
  why: {
    heading: 'Why Choose This Practice',
    items: [
      {
        title: 'Expert specialization',
        text: 'The surgeon is fellowship-trained in spine surgery and has {claim:yearsOfExperience} years in practice. The field is the neck and back.',
      },
      {
        title: 'Advanced technology',
        text: 'Robotic, navigated and endoscopic systems are tools for some operations. Ask what a tool would add in your case, and what studies show.',
      },
      {
        title: 'Patient-centered care',
        text: 'You hear the choices, with their risks in plain numbers. Doing nothing for now is often one of them. Then you decide.',
      },
      {
        title: 'Proven outcomes',
        text: '“Proven” needs numbers that others can check. The practice counts {claim:surgeries} spine operations by its surgeon. That count has not been checked yet, and it does not say how well each operation went. So ask about results. They vary.',
      },
    ],
  },
  closing: {
    heading: 'Not sure which treatment fits?',
    text: 'You do not have to know. At a visit, the surgeon looks for the cause of your pain and goes over your choices. Bring your questions, and your scans if you have any.',
    action: 'Schedule Consultation',
  },
  buttons: { contact: 'Contact the Office', education: 'Learn About the Spine' },
  health,
}
