/** What the page about the surgeon says of facts in content/practice. */
export const aboutFacts = {
  languages: 'Languages',
  hospitals: 'Operates at',
  license: 'Medical license',
  npi: 'NPI',
  team: 'The team',
} as const
