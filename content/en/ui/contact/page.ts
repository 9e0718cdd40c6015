import { contactErrors } from '@/content/en/ui/contact/errors'
import { office } from '@/content/generated/practice/office'
import { practice } from '@/content/generated/practice/practice'

const { city, regionName, weekend } = office

/** The contact page. */
export const contactPage = {
  title: `Contact Our Spine Surgeon in ${city}`,
  description: `How to reach ${practice.surgeon.name}, a spine surgeon in ${city}, ${regionName}: request an appointment, or find out what your options are.`,
  /** The date of the last review, for search engines. */
  reviewed: '2026-11-23',
  local: {
    heading: `Contact Our ${city} Office`,
    lead: 'Request an appointment online or give us a call. We’ll help you find a time.',
    officeName: `${practice.name} office`,
    visitHeading: `Visit Our ${city} Office`,
    scheduleButton: 'Schedule Appointment',
    hoursHeading: 'Office hours',
    hoursNote:
      'Emergency consultations are available outside regular hours. If your life or health is in danger, call 911 first. If you need help today and we don’t answer, go to the ER.',
    promiseHeading: 'What “within 24 hours” means',
    promise: `The office is closed from ${weekend.from} to ${weekend.to}, and on holidays. If your 24 hours end during that time, expect our call on the next working day. If you notice a warning sign while you wait, don’t wait for our call: call 911.`,
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
    lead: `Our office sees people who live near ${city}, ${regionName}. If you live farther away, you can still find out what may help and which questions to ask.`,
    /** Each leads to a page for people who can't come to us. */
    cards: [
      {
        title: 'Educational Resources',
        href: '/resources/appointment-prep',
        door: 'Get ready for your visit',
        text: 'What to bring, what to ask, and how to tell your story in two minutes.',
      },
      {
        title: 'Surgical Expertise',
        href: '/credentials#near-you',
        door: 'Find a surgeon near you',
        text: 'Where to look, and how to check a surgeon’s license and training.',
      },
      {
        title: 'Professional Consultation',
        href: '/blog/getting-a-second-opinion',
        door: 'Get a second opinion',
        text: 'When it’s worth it, what to send, and what to do if two surgeons disagree.',
      },
    ],
    servicesButton: 'View Services',
    resourcesButton: 'Patient Resources',
    seeUs: {
      heading: `Can you come to ${city}?`,
      text: 'Choose what fits you, and we’ll show you our phone number, our address and the appointment form.',
      travel: `I can travel to ${city}`,
      patient: 'I’m already a patient',
      near: 'Not sure how far away you are?',
      button: 'Find Local Office',
    },
  },
  mobile: {
    schedule: { title: 'Schedule Appointment', text: 'We’ll call you back within 24 hours' },
    call: { title: 'Call Office' },
    locationHeading: 'Office location',
    phoneHeading: 'By phone',
    phoneText: 'We answer the phone',
    consultation: {
      title: 'Expert Consultation Available',
      text: 'A spine specialist near you can examine you and look at your images. Our guides can help you get ready for that visit.',
    },
    servicesHeading: 'Services Available to You',
    services: [
      { href: '/resources/conditions', label: 'Guides to common spine conditions' },
      { href: '/resources/appointment-prep', label: 'How to prepare for a visit with a specialist' },
      { href: '/preoperative-education', label: 'What to expect before surgery' },
      { href: '/post-operative-care', label: 'What to expect after surgery' },
      { href: '/recovery-tracker', label: 'A tracker for your recovery' },
    ],
    quickLinksHeading: 'Quick Links',
  },
  directions: {
    button: 'Get Directions',
    others: 'Or open it in',
    apple: 'Apple Maps',
    device: 'your map app',
    note: 'Directions open in another company’s map. That company will see where you’re going.',
    drawing: 'A drawing of the streets around the office. It’s not to scale.',
  },
} as const

/** The result of a form submitted without JavaScript. */
export const contactResult = {
  description:
    'Whether your appointment request reached the office and, if it didn’t, what to change so you can send it again.',
  // Screen readers announce the title first.
  received: {
    title: 'We have your request',
    heading: 'We have your request',
    lead: 'Thank you. You don’t need to send it again.',
  },
  refused: {
    title: 'Error: Your request hasn’t been sent yet',
    heading: 'Your request hasn’t been sent yet',
    lead: 'Everything you typed is below. Fix the marked fields, then send it again.',
  },
  urgent: {
    title: 'Not sent yet: this may be an emergency',
    heading: 'This may be an emergency',
    lead: 'Please read this first. We haven’t sent your request yet, and everything you typed is below.',
  },
  foreign: {
    title: 'Error: Your request wasn’t sent',
    heading: 'Your request wasn’t sent',
    lead: contactErrors['foreign-origin'],
  },
  nothing: {
    title: 'Your request',
    heading: 'There’s nothing to show here',
    lead: 'For 15 minutes after you send a request, this page shows whether it reached us. If you’re not sure yours reached us, please send it again.',
  },
  back: 'Back to the contact page',
} as const
