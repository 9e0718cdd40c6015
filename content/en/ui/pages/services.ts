import { officePlace } from '@/content/generated/practice/place'
import type { DrawingName } from '@/content/schemas/drawing-names'
import type { Health, Link } from '@/content/schemas/page-schema'

interface Expertise {
  /** The target of a footer link. */
  id?: string
  title: string
  drawing: DrawingName
  text: string
  links: Link[]
}

const expertise: Expertise[] = [
  {
    id: 'herniated-disc',
    title: 'Minimally Invasive Spine Surgery',
    drawing: 'lumbar-laminectomy',
    text: 'For a nerve pinched by a herniated disc or a narrow canal.',
    links: [
      { href: '/services/minimally-invasive-surgery', label: 'Surgery through small cuts' },
      { href: '/resources/conditions/herniated-disc', label: 'Guide: herniated disc' },
    ],
  },
  {
    id: 'scoliosis',
    title: 'Complex Spinal Deformity Correction',
    drawing: 'adult-scoliosis',
    text: 'For scoliosis or another curve that gets worse, presses on nerves or causes disabling pain.',
    links: [
      { href: '/services/complex-spine-surgery', label: 'Surgery for curved spines' },
      { href: '/resources/conditions/adult-scoliosis', label: 'Guide: scoliosis in adults' },
    ],
  },
  {
    id: 'robotic-surgery',
    title: 'Robotic-Assisted Procedures',
    drawing: 'lumbar-fusion',
    text: 'For operations that need screws.',
    links: [{ href: '/services/robotic-surgery', label: 'What a robot adds' }],
  },
  {
    title: 'Motion Preservation Surgery',
    drawing: 'lumbar-disc-replacement',
    text: 'For a worn disc, most often in the neck, that can be replaced instead of fused.',
    links: [{ href: '/services/disc-replacement', label: 'Disc replacement' }],
  },
  {
    title: 'Revision Spine Surgery',
    drawing: 'revision-surgery',
    text: 'For pain after an earlier operation, if there’s a clear cause that can be fixed. In one study, results were worse than after a first fusion.[^LAMB]',
    links: [
      { href: '/services/complex-spine-surgery#risks', label: 'Repeat surgery and its risks' },
      { href: '/resources/conditions/pain-after-spine-surgery', label: 'Guide: pain after spine surgery' },
    ],
  },
  {
    title: 'Spinal Tumor Surgery',
    drawing: 'spinal-tumors',
    text: 'A team of doctors decides with you whether to watch it, use radiation or medicine, or operate.',
    links: [{ href: '/resources/conditions/spinal-tumors', label: 'Guide: spinal tumors' }],
  },
  {
    title: 'Cervical Spine Disorders',
    drawing: 'cervical-myelopathy',
    text: 'A pinched nerve in the neck usually gets better without surgery.[^AAFP-CR] For pressure on the spinal cord with moderate or severe symptoms, guidelines recommend an operation.[^DCM]',
    links: [
      { href: '/resources/conditions/cervical-myelopathy', label: 'Guide: spinal cord pressure in the neck' },
      { href: '/resources/conditions/sciatica', label: 'Guide: pinched nerves' },
    ],
  },
  {
    id: 'spinal-fusion',
    title: 'Lumbar Spine Conditions',
    drawing: 'spondylolisthesis',
    text: 'Many people never need an operation. Fusion (joining bones) can make sense for a few, for example when a vertebra has slipped.',
    links: [
      { href: '/services/complex-spine-surgery', label: 'Fusion: what it can do, and its risks' },
      { href: '/resources/conditions/spondylolisthesis', label: 'Guide: slipped vertebra' },
    ],
  },
]

const health: Omit<Health, 'help'> = {
  reviewed: '2026-11-23',
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
}

/** What rests on general clinical knowledge alone, for the surgeon to confirm. */
export const servicesSignOff: string[] = [
  'Complex surgery can bring a curved spine back toward a straight line and take pressure off nerves or the cord.',
  'Endoscopic surgery is sometimes possible without being fully asleep.',
  'An injection or an ablation is a short visit without a night in the hospital and may leave you sore.',
  'Facet pain is often worse when you lean back or twist; nerves grow back after an ablation.',
  'A course of physical therapy is visits with practice at home, with sore muscles at first.',
  'Surgery for back or neck pain is discussed when other care hasn’t helped enough and an image matches.',
  'How navigation works.',
  'Many low back problems need no operation; fusion is weighed for a few.',
]

const approachLinks: Link[] = [
  { href: '/services/non-surgical-treatments', label: 'Treatments without surgery' },
  { href: '/blog/surgery-or-waiting', label: 'Surgery now, or wait?' },
]

/** The overview of all services. */
export const servicesPage = {
  title: `Spine Surgery Services in ${officePlace.city}`,
  description:
    'Every treatment we offer for back and neck problems: care without surgery first, then operations, with what each can and can’t do.',
  heading: 'Spine Surgery Services',
  lead: 'For most spine problems, care without surgery comes first. If an operation could help, we’ll tell you what it can do, what it can’t, and what’s likely to happen if you wait.',
  approach: {
    heading: 'Treatment Approach',
    text: 'Conservative care, which means care without surgery, comes before an operation. It starts with movement, physical therapy and time, and we may add medicine or an injection. We talk about surgery when that hasn’t helped enough and an MRI or X-ray shows a cause that matches what you feel. A few problems can’t wait, and the warning signs above tell you which.',
    links: approachLinks,
  },
  details: 'Benefits and conditions',
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
        text: 'A robot helps the surgeon place screws along a planned path. Studies disagree on how much that matters.[^ROB2][^ROB3]',
      },
      {
        title: 'Computer Navigation',
        text: 'A screen shows the tools on images of your own spine. It guides the surgeon’s hand but doesn’t replace it.',
      },
      {
        title: 'Endoscopic Systems',
        text: 'A thin camera lets the surgeon work through a very small cut. In studies, people went home sooner, but not back to work.[^ED1]',
      },
    ],
  },
  why: {
    heading: 'Why Choose This Practice',
    items: [
      {
        title: 'Expert specialization',
        text: 'Our surgeon is fellowship-trained in spine surgery, has {claim:yearsOfExperience} years of experience, and treats nothing but necks and backs.',
      },
      {
        title: 'Advanced technology',
        text: 'Ask us what a robot or a camera would add for you.',
      },
      {
        title: 'Patient-centered care',
        text: 'We go over your choices in plain words, in your language with a free interpreter if you’d like one. Then you decide.',
      },
      {
        title: 'Experience you can ask about',
        text: 'Our surgeon has done {claim:surgeries} spine operations. Ask how often we’ve done the one you may need, and how people like you are doing a year later.',
      },
    ],
  },
  closing: {
    heading: 'Not sure which treatment fits?',
    text: 'You don’t have to know. At your first visit, the surgeon examines you, looks at your MRI or X-rays if you have them, and goes over your choices with you. Bring someone to listen with you.',
    action: { href: '/', label: 'Schedule Consultation' },
    /** For visitors who live too far away to be seen here. */
    far: {
      text: 'You don’t have to know. A spine specialist near you can look for the cause of your pain and go over your choices with you. We can help you get ready for that visit.',
      action: { href: '/resources/appointment-prep', label: 'Prepare for Your Appointment' },
    },
  },
  buttons: { contact: 'Contact the Office', education: 'Learn About the Spine' },
  health,
}
