import { officePlace } from '@/content/generated/practice/place'

/** Text on every page. */
export const site = {
  theme: {
    now: { system: 'Colors: same as your device.', light: 'Colors: light mode.', dark: 'Colors: dark mode.' },
    next: {
      system: 'Switch to your device’s colors',
      light: 'Switch to light mode',
      dark: 'Switch to dark mode',
    },
  },
  notifications: { region: 'Notifications', close: 'Close' },
  atAGlance: 'Office at a glance',
  callLabel: 'Call the office:',
  /** Before the number. */
  callNumber: 'Call',
  showOffice: `Near ${officePlace.city}, or already a patient? Show office details`,
  /** For visitors who see them. */
  toggleLink: 'What this site shows you',
  /** DB-IP's license requires this link, with this text, on every page influenced by its data. */
  placeFiles: {
    text: 'When this site estimates where you are, it uses',
    link: { label: 'IP Geolocation by DB-IP', href: 'https://db-ip.com' },
  },
  sampleNote: 'This is a demonstration. The practice, surgeon, address and phone number are made up.',
  emergency: 'In an emergency, call 911. This website is not for emergencies.',
  rights: 'All rights reserved.',
  nextStep: {
    local: {
      heading: 'Ready to talk?',
      text: 'Request an appointment online, and we’ll call you back within 24 hours. If that lands on a weekend or holiday, expect our call on the next working day.',
      action: 'Request an appointment',
    },
    other: {
      heading: 'Questions about your own back or neck?',
      text: 'Find out how to reach a specialist and what to bring to your visit.',
      action: 'See your options',
    },
  },
} as const

/** Text of the 404 page. */
export const notFound = {
  title: '404 Page Not Found',
  description:
    'We couldn’t find the page you’re looking for. Go back to the home page, or choose one of the main pages of this website below.',
  heading: '404 Page Not Found',
  text: "The page you're looking for doesn't exist or may have been moved.",
  back: 'Back to Home',
  meanwhile: 'One of these pages may have what you need:',
} as const
