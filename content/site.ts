/** Words that stand on every page. */
export const site = {
  theme: {
    system: 'Colors: as your device. Switch to light',
    light: 'Colors: light. Switch to dark',
    dark: 'Colors: dark. Switch to your device\u2019s',
  },
  notifications: { region: 'Notifications', close: 'Close' },
  atAGlance: 'Office at a glance',
  callLabel: 'Call the office:',
  toggleLink: 'Near Hanford, or already a patient? Show office details',
  /** DB-IP's license asks for this link, with these words, on every page that its data shaped. */
  placeFiles: {
    text: 'If this site looks up your rough place by itself, it uses',
    link: { label: 'IP Geolocation by DB-IP', href: 'https://db-ip.com' },
  },
  sampleNote:
    'This is a demonstration. The practice, its surgeon, address and phone number are samples, not real ones.',
  emergency: 'In an emergency, call 911. This website is not for emergencies.',
  rights: 'All rights reserved.',
  nextStep: {
    local: {
      heading: 'Ready to talk?',
      text: 'Ask for an appointment online. Our staff call you back within 24 hours.',
      action: 'Request an appointment',
    },
    other: {
      heading: 'Questions about your own back or neck?',
      text: 'See how to reach a specialist, and what to bring when you do.',
      action: 'See your options',
    },
  },
} as const

/** Spec 2.11. */
export const notFound = {
  title: '404 Page Not Found',
  description:
    'The page you asked for is not here. Go back to the home page, or pick one of the main pages of this website below.',
  heading: '404 Page Not Found',
  text: "The page you're looking for doesn't exist or may have been moved.",
  back: 'Back to Home',
  meanwhile: 'These pages may have what you need:',
} as const
