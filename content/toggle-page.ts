/** The visitor's own switch (its purpose is not in the spec; see issue 2). */
export const togglePage = {
  title: 'Choose what this site shows you',
  description:
    'Tell this website whether you are near Hanford or already a patient, so that it shows the office details, or let it decide by itself.',
  heading: 'Choose what this site shows you',
  lead: 'This site shows the office phone number, address and appointment form to people near Hanford. If it got that wrong, or you are a patient far from home, change it here.',
  now: {
    local: 'Now: you see the pages for people near the office.',
    remote: 'Now: you see the pages for people far from the office.',
    unknown: 'Now: this site does not know yet where you are.',
  },
  choices: {
    local: {
      label: 'Near Hanford, or already a patient',
      hint: 'Shows the phone number, the address and the appointment form.',
    },
    remote: { label: 'Farther away', hint: 'Shows guides and how to prepare for a specialist near you.' },
    automatic: { label: 'Automatic', hint: 'Forgets your choice. The site decides by your rough place.' },
  },
  legend: 'Which pages do you want to see?',
  save: 'Save my choice',
  saved: {
    local: 'Saved: near Hanford, or already a patient.',
    remote: 'Saved: farther away.',
    automatic: 'Saved: this site decides again by itself.',
  },
  refused:
    'Not saved: this browser does not let this site keep your choice. Allow cookies for this site, then save again. Or reach us without it: the papers you have from us, or your own doctor, have our phone number and address.',
  nextLocal: 'Go to the office details',
  ask: 'Or let your device decide now:',
  askButton: 'Use my location',
  privacy: 'Your choice stays on this device, for 7 days. It is not sent to anyone else.',
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
    noDevice: 'As the device asks',
    forgetLegend: 'Everything this site keeps on this device, your recovery records and saved forms too',
    forget: 'Forget what is stored',
  },
} as const

export type ToggleChoice = keyof typeof togglePage.choices
