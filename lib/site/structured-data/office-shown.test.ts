import { clinic } from './clinic'
import { officeShown } from './office-shown'

process.env.SITE_URL = 'https://spine.example.com'

const city = { '@type': 'PostalAddress', addressLocality: 'Hanford' }
const street = {
  ...city,
  streetAddress: '100 Example Street, Suite 200',
  addressRegion: 'CA',
  postalCode: '93230',
}

test.each(['remote', 'unknown'] as const)('%s visitors get only the city', (mode) => {
  for (const path of ['/', '/contact', '/services', '/resources/faq']) {
    const office = clinic(officeShown(path, mode))
    expect(office.address).toEqual(city)
    for (const detail of ['telephone', 'faxNumber', 'email']) expect(office).not.toHaveProperty(detail)
  }
})

test('local visitors get the phone and the street on every page', () => {
  const office = clinic(officeShown('/services', 'local'))
  expect(office).toMatchObject({ telephone: '(559) 555-0142', address: street })
  for (const detail of ['faxNumber', 'email']) expect(office).not.toHaveProperty(detail)
})

test.each([
  ['/contact', 'local'],
  ['/legal/privacy-policy', 'local'],
  ['/legal/privacy-policy', 'remote'],
  ['/legal/privacy-policy', 'unknown'],
] as const)('%s gives all contact details to %s visitors', (path, mode) =>
  expect(clinic(officeShown(path, mode))).toMatchObject({
    telephone: '(559) 555-0142',
    faxNumber: '(559) 555-0143',
    email: 'office@example.com',
    address: street,
  }),
)
