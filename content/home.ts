import { claims } from '@/content/claims'

/** The home page (spec 2.4). */
export const home = {
  title: 'Hanford Spine | Orthopedic Spine Surgeon',
  description:
    'A board-certified orthopedic spine surgeon in Hanford, California. Learn what helps back and neck pain, and ask for an appointment nearby.',
  hero: {
    badge: 'Board Certified / Orthopedic Surgery',
    heading: 'Expert Spine Care You Can Trust',
    blurb: `A board-certified spine surgeon with over ${claims.yearsOfExperience.value} years of experience. Most back and neck pain gets better without surgery. When it does not, you hear what can be done, and why.`,
    primary: {
      local: 'Schedule Consultation',
      remote: 'Learn More',
      unknown: 'Schedule Consultation',
    },
    secondary: 'Learn More',
  },
  about: {
    heading: 'About the surgeon',
    text: 'One surgeon, one team, and one rule: try the gentlest thing that works first. You hear the benefits and the risks in plain numbers before you decide.',
    link: 'Read more about the surgeon',
  },
  services: {
    heading: 'From the least invasive option upward',
    text: 'Every plan starts with conservative care. These are the steps beyond it.',
    button: 'View All Services',
    items: [
      {
        href: '/services/non-surgical-treatments',
        title: 'Non-surgical treatments',
        text: 'Physical therapy, injections and time: where most people start.',
      },
      {
        href: '/services/endoscopic-spine-surgery',
        title: 'Endoscopic spine surgery',
        text: 'A small camera, through a small opening in the skin.',
      },
      {
        href: '/services/minimally-invasive-surgery',
        title: 'Minimally invasive surgery',
        text: 'Smaller cuts for herniated discs and narrowed nerves.',
      },
      {
        href: '/services/disc-replacement',
        title: 'Artificial disc replacement',
        text: 'Keeps a worn segment moving instead of fusing it.',
      },
      {
        href: '/services/robotic-surgery',
        title: 'Robotic and navigated surgery',
        text: 'The surgeon operates; a computer helps to guide the screws.',
      },
      {
        href: '/services/complex-spine-surgery',
        title: 'Complex spine reconstruction',
        text: 'For curves, slipped bones and earlier surgery that failed.',
      },
    ],
  },
  resources: {
    heading: 'Patient resources',
    text: 'Plain guides to read now, or print and take along.',
    button: 'View All Resources',
    links: [
      '/resources/conditions',
      '/preoperative-education',
      '/post-operative-care',
      '/resources/appointment-prep',
    ],
  },
  contact: {
    heading: 'See a spine specialist',
    text: 'People who live within 50 miles of Hanford can ask for an appointment online.',
    button: 'Check Appointment Availability',
    remoteLink: 'What you can do from farther away',
  },
} as const
