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

test.each(['remote', 'unknown'] as const)('a visitor whose mode is %s learns the city', (mode) => {
  for (const path of ['/', '/contact', '/services', '/resources/faq']) {
    const office = clinic(officeShown(path, { mode, device: 'desktop' }))
    expect(office.address).toEqual(city)
    for (const detail of ['telephone', 'faxNumber', 'email']) expect(office).not.toHaveProperty(detail)
  }
})

test('a local visitor learns the phone and the street on every page', () => {
  const office = clinic(officeShown('/services', { mode: 'local', device: 'mobile' }))
  expect(office).toMatchObject({ telephone: '(559) 555-0142', address: street })
  for (const detail of ['faxNumber', 'email']) expect(office).not.toHaveProperty(detail)
})

test.each([
  ['/contact', 'local', 'desktop'],
  ['/legal/privacy-policy', 'local', 'mobile'],
  ['/legal/privacy-policy', 'remote', 'desktop'],
  ['/legal/privacy-policy', 'unknown', 'mobile'],
] as const)('%s gives all of it to %s visitors on a %s', (path, mode, device) =>
  expect(clinic(officeShown(path, { mode, device }))).toMatchObject({
    telephone: '(559) 555-0142',
    faxNumber: '(559) 555-0143',
    email: 'office@example.com',
    address: street,
  }),
)
