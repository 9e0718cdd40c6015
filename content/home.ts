import { claims } from '@/content/claims'
import type { PageHref } from '@/content/navigation'

/** The home page (spec 2.4 and 2.5). */
export const home = {
  title: 'Hanford Spine | Orthopedic Spine Surgeon',
  description:
    'A board-certified orthopedic spine surgeon in Hanford, California. Learn what helps back and neck pain, and ask for an appointment nearby.',
  /** When the page was last read through: search engines are told. */
  reviewed: '2026-11-20',
  hero: {
    badge: 'Board Certified / Orthopedic Surgery',
    heading: 'Expert Spine Care You Can Trust',
    blurb: `A board-certified spine surgeon with over ${claims.yearsOfExperience.text.replace('+', '')} years of experience. Most back and neck pain gets better without surgery. When it does not, you hear what can be done, and why.`,
    primary: {
      local: 'Schedule Consultation',
      remote: 'Learn More',
      unknown: 'Schedule Consultation',
    },
    secondary: 'Learn More',
    /** Spec 2.4 and 9: what the three counters show and how they move, in milliseconds. */
    counters: [
      { claim: claims.procedures, label: 'surgeries', durationMs: 2500, delayMs: 500 },
      { claim: claims.yearsOfExperience, label: 'years experience', durationMs: 1800, delayMs: 700 },
      { claim: claims.successRate, label: 'success rate', durationMs: 2200, delayMs: 900 },
    ],
    figure: {
      alt: 'The spine seen from the left, from the neck to the tailbone. The disc between L4 and L5 is marked.',
      level: 'L4-L5',
      caption: 'The low back carries the most load.',
      link: 'Explore the spine',
    },
  },
  about: {
    eyebrow: 'Who you will meet',
    heading: 'About the surgeon',
    paragraphs: [
      'One surgeon, one field, and one rule: try the gentlest thing that works first. Most spine problems are treated with exercise, therapy and time.',
      'When surgery can help, you hear its benefits and its risks in plain numbers, and what happens if you wait. Then you decide.',
    ],
    facts: [
      { label: 'Medical degree', value: '2005' },
      { label: 'Residency', value: '2005-2010' },
      { label: 'Fellowship', value: '2010-2011' },
    ],
    link: 'Read more about the surgeon',
    insuranceLabel: 'Insurance',
  },
  services: {
    eyebrow: 'What we treat, and how',
    heading: 'From the least invasive option upward',
    text: 'When it is safe to wait, care starts without surgery. These are the choices, each with the recovery time that the practice states.',
    button: 'View All Services',
    action: 'How it works',
    recovery: 'Recovery',
    items: [
      {
        href: '/services/non-surgical-treatments',
        title: 'Non-surgical treatments',
        text: 'Physical therapy, injections and time: where most people start.',
        recovery: 'Usually no hospital stay',
        onPhone: true,
      },
      {
        href: '/services/endoscopic-spine-surgery',
        title: 'Endoscopic spine surgery',
        text: 'A small camera, through a very small opening in the skin.',
        recovery: `${claims.endoscopicRecovery.text} for light activity`,
        onPhone: true,
      },
      {
        href: '/services/minimally-invasive-surgery',
        title: 'Minimally invasive surgery',
        text: 'Smaller cuts for herniated discs and nerves that need room.',
        recovery: `${claims.minimallyInvasiveRecovery.text}; longer after a fusion`,
        onPhone: true,
      },
      {
        href: '/services/disc-replacement',
        title: 'Artificial disc replacement',
        text: 'Keeps a worn segment moving instead of fusing it.',
        recovery: `${claims.discReplacementRecovery.text} to full activity; the low back can take longer`,
        onPhone: false,
      },
      {
        href: '/services/robotic-surgery',
        title: 'Robotic and navigated surgery',
        text: 'The surgeon operates. A computer helps to guide the screws.',
        recovery: 'As the operation itself',
        onPhone: false,
      },
      {
        href: '/services/complex-spine-surgery',
        title: 'Complex spine reconstruction',
        text: 'For curves, slipped bones and trouble after earlier surgery.',
        recovery: `${claims.complexRecovery.text} to daily tasks; in full it may take a year or more`,
        onPhone: true,
      },
    ] satisfies { href: PageHref; title: string; text: string; recovery: string; onPhone: boolean }[],
  },
  technology: {
    eyebrow: 'Tools, not promises',
    heading: 'Advanced technology',
    text: 'A tool is only as good as the reason to use it. Ask what it adds in your case.',
    items: [
      {
        title: 'Robotic surgery systems',
        text: 'Help to aim screws along a planned path. Pain afterward is not clearly better, and studies still disagree.',
      },
      {
        title: 'Computer navigation',
        text: 'Shows the tools on pictures of your own spine during the operation, much like a map with your position on it.',
      },
      {
        title: 'Endoscopic systems',
        text: 'A thin camera lets the surgeon work through a very small cut. Stays are often shorter; pain and time to work are much the same.',
      },
    ],
  },
  callToAction: {
    local: 'Not sure which of these is right for you? That is what a visit is for.',
    other: 'Read what each treatment does, whom it may help, and what it cannot do.',
  },
  resources: {
    eyebrow: 'Read now, or print and take along',
    heading: 'Patient resources',
    button: 'View All Resources',
    items: [
      { href: '/resources/conditions', title: 'Spine Condition Guides', text: 'Start from what you feel.' },
      {
        href: '/resources/appointment-prep',
        title: 'Appointment Preparation',
        text: 'What to bring, and what to ask.',
      },
      {
        href: '/preoperative-education',
        title: 'Pre-Operative Education',
        text: 'How to get ready for surgery.',
      },
      {
        href: '/post-operative-care',
        title: 'Post-Operative Care',
        text: 'Wound, walking, medicine, warning signs.',
      },
    ] satisfies { href: PageHref; title: string; text: string }[],
  },
  expertCare: {
    heading: 'Expert care, explained',
    text: 'Fellowship-trained in spine surgery. Conservative first. Clear about what is known and what is not.',
    link: 'See the credentials',
  },
  spine: {
    eyebrow: 'Where does it hurt?',
    heading: 'Start from the place',
    text: 'See what lives at each level of the spine, what can go wrong there, and what usually helps.',
    link: 'Explore the spine',
  },
  contact: {
    heading: 'See a spine specialist',
    text: 'People who live within 50 miles of Hanford can ask for an appointment online.',
    button: 'Check Appointment Availability',
    remoteLink: 'What you can do from farther away',
    detailsHeading: 'Or reach us directly',
  },
  backToTop: 'Back to top',
} as const
