import { officePlace } from '@/content/generated/practice/place'
import { practice } from '@/content/generated/practice/practice'
import { claims } from '@/content/generated/practice/claims'
import type { PageHref } from '@/content/en/ui/site/page-labels'

/** The first that search results show in full is the title. */
const titles = [
  `${practice.name} | Orthopedic Spine Surgeon in ${officePlace.city}, ${officePlace.region}`,
  `${practice.name} | Spine Surgeon in ${officePlace.city}`,
]

/** The home page. */
export const home = {
  title: titles.find(({ length }) => length < 60) ?? practice.name,
  description: `${practice.surgeon.name}, a board-certified spine surgeon in ${officePlace.city}, ${officePlace.regionName}: what helps back and neck pain, and appointments.`,
  /** The date of the last review, for search engines. */
  reviewed: '2026-11-23',
  hero: {
    badge: 'Board Certified / Orthopedic Surgery',
    heading: 'Expert Spine Care You Can Trust',
    blurb: `${practice.surgeon.name} is a board-certified spine surgeon with over ${claims.yearsOfExperience.text.replace('+', '')} years of experience. Most back and neck pain gets better without surgery. If yours doesn’t, we’ll explain your options in plain words and help you choose.`,
    primary: {
      local: 'Schedule Consultation',
      remote: 'Learn More',
      unknown: 'Schedule Consultation',
    },
    secondary: 'Learn More',
    /** Follow 'Learn More', unseen, and say where it leads. */
    topics: { '/about': ' about the surgeon', '/services': ' about our treatments' },
    /** The three counters and their animation, in milliseconds. */
    counters: [
      { claim: claims.procedures, label: 'procedures', durationMs: 2500, delayMs: 500 },
      { claim: claims.yearsOfExperience, label: 'years experience', durationMs: 1800, delayMs: 700 },
      { claim: claims.successRate, label: 'success rate', durationMs: 2200, delayMs: 900 },
    ],
  },
  /** Beside the drawing of the spine, from the top down. Each place has its level there. */
  hurt: {
    heading: 'Where does it hurt?',
    /** The level in another color, here and on the shared-link picture. */
    highlighted: 'L4-L5',
    places: [
      { label: 'Neck', level: 'C4-C5', href: '/spine-anatomy#neck' },
      { label: 'Shoulder, arm or hand', level: 'C7-T1', href: '/resources/conditions#arm-pain' },
      { label: 'Upper or middle back', level: 'T6-T7', href: '/spine-anatomy#upper-back' },
      { label: 'Low back', level: 'L4-L5', href: '/resources/conditions#back-pain' },
      { label: 'Buttock, leg or foot', level: 'L5-S1', href: '/resources/conditions#leg-pain' },
    ],
    link: { label: 'Explore the spine', href: '/spine-anatomy' },
  },
  about: {
    eyebrow: 'Who you’ll meet',
    heading: 'About the surgeon',
    paragraphs: [
      'One surgeon, one field, and one rule: try the gentlest thing that works first. For most spine problems, that means exercise, therapy and time.',
      'At your first visit, you tell us what happened, we examine you, and we look at your MRI or X-rays if you have any. Then we go over your choices, and you decide.',
      'Bring someone to listen with you. If you’d like an interpreter, in Spanish or any other language, it’s free: ask when you make the appointment.',
    ],
    facts: [
      { label: 'Medical degree', value: '2005' },
      { label: 'Residency', value: '2005-2010' },
      { label: 'Fellowship', value: '2010-2011' },
    ],
    link: 'Who you’ll meet, and how the first visit goes',
    insuranceLabel: 'Insurance (Medi-Cal is Medicaid)',
  },
  services: {
    eyebrow: 'How we can help',
    heading: 'We start with the gentlest option',
    text: 'When it’s safe to wait, your care starts without surgery. Here are the choices, and about how long each one takes to recover from.',
    button: 'View All Services',
    action: 'How it works',
    recovery: 'Recovery',
    items: [
      {
        href: '/services/non-surgical-treatments',
        title: 'Non-surgical treatments',
        text: 'Physical therapy, injections and time. This is where most people start.',
        recovery: 'Usually no hospital stay',
        onPhone: true,
      },
      {
        href: '/services/endoscopic-spine-surgery',
        title: 'Endoscopic spine surgery',
        text: 'The surgeon works through a very small cut with a tiny camera. With one technique, the disc came back about twice as often.',
        recovery: `${claims.endoscopicRecovery.text} for light activity`,
        onPhone: true,
      },
      {
        href: '/services/minimally-invasive-surgery',
        title: 'Minimally invasive surgery',
        text: 'Smaller cuts to free a nerve that’s pinched by a herniated disc or a narrow canal.',
        recovery: `${claims.minimallyInvasiveRecovery.text}; longer after a fusion`,
        onPhone: true,
      },
      {
        href: '/services/disc-replacement',
        title: 'Artificial disc replacement',
        text: 'An implant that moves takes the place of a worn disc, so the bones aren’t fused.',
        recovery: `${claims.discReplacementRecovery.text} to full activity; longer for the low back`,
        onPhone: false,
      },
      {
        href: '/services/robotic-surgery',
        title: 'Robotic and navigated surgery',
        text: 'Your surgeon operates, and a computer helps guide the screws.',
        recovery: 'The same as for the operation itself',
        onPhone: false,
      },
      {
        href: '/services/complex-spine-surgery',
        title: 'Complex spine reconstruction',
        text: 'For curved spines, slipped vertebrae and problems after earlier surgery.',
        recovery: `${claims.complexRecovery.text} to daily tasks; full recovery can take a year or more`,
        onPhone: true,
      },
    ] satisfies { href: PageHref; title: string; text: string; recovery: string; onPhone: boolean }[],
  },
  technology: {
    eyebrow: 'Tools, not promises',
    heading: 'Advanced technology',
    text: 'Ask us what a tool would add for you.',
    items: [
      {
        title: 'Robotic surgery systems',
        text: 'It helps the surgeon place screws. It isn’t clear that people have less pain.',
      },
      {
        title: 'Computer navigation',
        text: 'A screen shows the tools on images of your own spine, a lot like the map in your car.',
      },
      {
        title: 'Endoscopic systems',
        text: 'A thin camera fits through a very small cut. People often go home sooner, but pain and time off work are about the same.',
      },
    ],
  },
  callToAction: {
    local: 'Not sure which of these is right for you? That’s what a visit is for.',
    other: 'Find out what each treatment does, who it can help, and what it can’t do.',
  },
  resources: {
    eyebrow: 'Read now, or print and bring along',
    heading: 'Patient resources',
    button: 'View All Resources',
    items: [
      { href: '/resources/conditions', title: 'Spine Condition Guides', text: 'Start with what you feel.' },
      {
        href: '/resources/appointment-prep',
        title: 'Appointment Preparation',
        text: 'What to bring and what to ask.',
      },
      {
        href: '/preoperative-education',
        title: 'Pre-Operative Education',
        text: 'How to get ready for surgery.',
      },
      {
        href: '/post-operative-care',
        title: 'Post-Operative Care',
        text: 'Your wound, walking, pain medicine and when to call.',
      },
    ] satisfies { href: PageHref; title: string; text: string }[],
  },
  expertCare: {
    heading: 'Expert care, explained',
    text: 'One surgeon who treats the spine, tries the gentlest treatment first, and tells you what’s known and what isn’t.',
    link: 'See the credentials',
  },
  backToTop: 'Back to top',
} as const
