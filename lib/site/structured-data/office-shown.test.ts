import { practice } from '@/content/generated/practice/practice'
import { clinic } from './clinic'
import { officeShown } from './office-shown'
import { surgeon } from './surgeon'

process.env.SITE_URL = 'https://spine.example.com'

const place = {
  '@type': 'PostalAddress',
  addressLocality: 'Hanford',
  addressRegion: 'CA',
  postalCode: '93230',
  addressCountry: 'US',
}
const street = { ...place, streetAddress: '100 Example Street, Suite 200' }
const details = ['telephone', 'faxNumber', 'email', 'geo', 'hasMap', 'openingHoursSpecification']

test.each(['remote', 'unknown'] as const)('%s visitors get city, state and ZIP code', (mode) => {
  for (const path of ['/', '/contact', '/services', '/resources/faq']) {
    const office = clinic(officeShown(path, mode))
    expect(office).toMatchObject({ name: 'Hanford Spine', address: place })
    for (const detail of details) expect(office).not.toHaveProperty(detail)
    expect(surgeon(officeShown(path, mode)).address).toEqual(place)
  }
})

test('local visitors get the phone and the street on every page', () => {
  const office = clinic(officeShown('/services', 'local'))
  expect(office).toMatchObject({ telephone: '(559) 555-0142', address: street })
  for (const detail of details.slice(1)) expect(office).not.toHaveProperty(detail)
})

test.each([
  ['/contact', 'local'],
  ['/legal/privacy-policy', 'local'],
  ['/legal/privacy-policy', 'remote'],
  ['/legal/privacy-policy', 'unknown'],
  ['/insurance', 'remote'],
  ['/getting-here', 'unknown'],
  ['/referring-offices', 'unknown'],
] as const)('%s gives all contact details to %s visitors', (path, mode) =>
  expect(clinic(officeShown(path, mode))).toMatchObject({
    telephone: '(559) 555-0142',
    faxNumber: '(559) 555-0143',
    email: 'office@example.com',
    address: street,
    geo: { latitude: 36.3274, longitude: -119.6459 },
    hasMap: expect.stringContaining('100%20Example%20Street') as string,
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '08:00', closes: '17:00' },
      { dayOfWeek: ['Friday'], opens: '08:00', closes: '16:00' },
    ],
  }),
)

test('every page names the towns from which patients come', () =>
  expect(clinic('place').areaServed).toEqual(
    ['Hanford', 'Visalia', 'Tulare', 'Lemoore', 'Selma', 'Fresno'].map((name) => ({ '@type': 'City', name })),
  ))

describe('the surgeon’s NPI', () => {
  afterEach(() => jest.restoreAllMocks())

  test('is on every page once it is known', () => {
    expect(surgeon('place')).not.toHaveProperty('usNPI')
    jest.replaceProperty(practice.surgeon, 'npi', '1234567893')
    expect(surgeon('place').usNPI).toBe('1234567893')
  })
})
