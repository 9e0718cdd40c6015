import { officePlace } from '@/content/generated/practice/place'

/** The page where visitors choose their mode themselves. */
export const togglePage = {
  title: 'Choose what this site shows you',
  description: `Tell this website whether you’re near ${officePlace.city} or already a patient, so it can show you the office details. Or let it decide on its own.`,
  heading: 'Choose what this site shows you',
  lead: `This site shows our phone number, address and appointment form to people near ${officePlace.city}. If it got that wrong, or you’re a patient who’s far from home, you can change it here.`,
  now: {
    local: 'Right now you see the pages for people near the office.',
    remote: 'Right now you see the pages for people far from the office.',
    unknown: 'Right now this site doesn’t know where you are.',
  },
  choices: {
    local: {
      label: `Near ${officePlace.city}, or already a patient`,
      hint: 'Shows our phone number, address and appointment form.',
    },
    remote: {
      label: 'Farther away',
      hint: 'Shows our guides and how to get ready to see a specialist near you.',
    },
    automatic: {
      label: 'Automatic',
      hint: 'Forgets your choice. The site goes by your approximate location.',
    },
  },
  legend: 'Which pages do you want to see?',
  save: 'Save my choice',
  saved: {
    local: `Saved: near ${officePlace.city}, or already a patient.`,
    remote: 'Saved: farther away.',
    automatic: 'Saved: this site decides on its own again.',
  },
  refused:
    'We couldn’t save your choice, because this browser doesn’t allow it. Allow cookies for this site, then save again. You can also find our phone number and address on any paperwork you have from us, or ask your own doctor.',
  nextLocal: 'Go to the office details',
  ask: 'Or let your device decide:',
  askButton: 'Use my location',
  privacy: `Your choice stays on this device and isn’t shared with anyone. “Near ${officePlace.city}, or already a patient” stays until you change it. “Farther away” lasts 7 days.`,
  forget: {
    heading: 'Erase everything',
    text: 'This deletes everything this site keeps on this device, including your recovery records and saved forms.',
    button: 'Erase what this site stored',
  },
  /** For the people who build the site: only at /toggle?developer, and in development. */
  tools: {
    summary: 'For testing: simulate a place or a device',
    note: 'These settings are for the people who build this site. They change only this browser.',
    placeLegend: 'Simulated place',
    cityLabel: 'City',
    cityOption: (name: string, expected: number) => `${name} (expected ${expected} miles)`,
    simulateCity: 'Simulate this city',
    forceLocal: 'Simulate local (25 miles)',
    forceRemote: 'Simulate remote (2500 miles)',
    deviceLegend: 'Layout',
    mobile: 'Phone layout',
    desktop: 'Desktop layout',
    noDevice: 'Same as the device',
  },
} as const

export type ToggleChoice = keyof typeof togglePage.choices
