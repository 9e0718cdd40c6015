import { practice } from '@/content/practice'

const { city } = practice.office

/** The contact page (spec 2.9 and 2.10). */
export const contactPage = {
  title: 'Contact',
  description:
    'How to reach an orthopedic spine surgeon in Hanford, California: ask for an appointment if you live nearby, or learn what your options are.',
  /** When the page was last read through: search engines are told. */
  reviewed: '2026-11-20',
  local: {
    heading: 'Contact Our Hanford Office',
    lead: 'Ask for an appointment online, or call us. Our staff help you find a time.',
    visitHeading: `Visit Our ${city} Office`,
    scheduleButton: 'Schedule Appointment',
    hoursHeading: 'Office hours',
    hoursNote:
      'Emergency consultations are available outside regular hours. If your life or health is in danger, call 911 first.',
    promiseHeading: 'What "within 24 hours" means',
    // The staff's mail works out the same Monday: lib/contact/response-deadline.ts.
    promise:
      'The office is closed from Friday 4:00 PM to Monday 8:00 AM. If your 24 hours end in that time, expect our call on Monday at the latest.',
    addressLabel: 'Address',
    phoneLabel: 'Phone',
    faxLabel: 'Fax',
    emailLabel: 'Email',
    parkingHeading: 'Parking and access',
    parking: [
      'Free parking',
      'Handicap spaces by the door',
      'Ground-level entrance',
      'Elevator to the suite',
    ],
    transportHeading: 'Getting here without a car',
    transport: ['County public transit stops in town', 'Bus stops nearby', 'Wheelchair-accessible building'],
  },
  remote: {
    heading: 'Expert Spine Information, Wherever You Are',
    lead: 'Our office serves people who live near Hanford, California. From farther away, you can still learn what may help, and how to ask the right questions.',
    cards: [
      {
        title: 'Educational Resources',
        text: 'Plain guides to back and neck problems, and to getting ready for treatment.',
      },
      {
        title: 'Surgical Expertise',
        text: 'What each operation does, who it may help, and what recovery is like.',
      },
      {
        title: 'Professional Consultation',
        text: 'What to bring and what to ask when you see a spine specialist near you.',
      },
    ],
    servicesButton: 'View Services',
    resourcesButton: 'Patient Resources',
    nearby: {
      heading: 'Are you near Hanford?',
      text: 'If you live within 50 miles of the office, or are already a patient, you can see the phone number and ask for an appointment.',
      button: 'Find Local Office',
      own: 'Already a patient and far from home? Show office details',
    },
  },
  mobile: {
    schedule: { title: 'Schedule Appointment', text: 'We call back within 24 hours' },
    call: { title: 'Call Office' },
    locationHeading: 'Office location',
    phoneHeading: 'By phone',
    phoneText: 'The phone is answered',
    consultation: {
      title: 'Expert Consultation Available',
      text: 'A spine specialist near you can examine you and read your scans. Our guides help you get ready for that visit.',
    },
    servicesHeading: 'Services Available to You',
    services: [
      'Guides to common spine conditions',
      'How to prepare for a visit with a specialist',
      'What to expect before and after surgery',
      'A plan for keeping track of your recovery',
    ],
    quickLinksHeading: 'Quick Links',
  },
  directions: {
    button: 'Get Directions',
    others: 'Or open it in',
    apple: 'Apple Maps',
    device: 'your map app',
    note: 'Directions open in another company\u2019s map, which will see where you are going.',
    drawing: 'A drawing of the streets around the office. It is not to scale.',
  },
} as const

/** What became of a request that was sent without script. */
export const contactResult = {
  description:
    'What became of your appointment request: whether it reached the office, and if not, what to change so that it can be sent again.',
  // The title is the first that a screen reader says of the page.
  received: {
    title: 'We have your request',
    heading: 'We have your request',
    lead: 'Thank you. You do not need to send it again.',
  },
  refused: {
    title: 'Error: Your request was not sent yet',
    heading: 'Your request was not sent yet',
    lead: 'What you typed is below. Change what is marked, then send it again.',
  },
  nothing: {
    title: 'Your request',
    heading: 'There is nothing to show here',
    lead: 'This page shows what became of a request, for 15 minutes. If you are not sure that yours arrived, please send it again.',
  },
  back: 'Back to the contact page',
} as const
