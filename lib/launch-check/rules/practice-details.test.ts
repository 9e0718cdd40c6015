import { checkPracticeDetails } from './practice-details'
import { properContent } from '../testing/proper-site'

const { practice } = properContent
const codes = (office: Partial<typeof practice.office>) =>
  checkPracticeDetails({ practice: { ...practice, office: { ...practice.office, ...office } } }).map(
    ({ code, where }) => [code, where],
  )

test.each(['(559) 555-0143', '559.555.9999', '+1 559 555 0143', 'tel:+15595550143'])('%s is made up', (fax) =>
  expect(codes({ fax })).toEqual([['sample-phone', 'content/practice.ts, office.fax']]),
)

test.each(['(559) 200-0143', '(555) 200-0143', '+1 555 200 0143', '93555'])('%s may be real', (fax) =>
  expect(codes({ fax })).toEqual([]),
)

test.each(['office@example.com', 'office@mail.example.org', 'office@Example.NET'])(
  '%s is an example address',
  (email) => expect(codes({ email })).toEqual([['sample-email', 'content/practice.ts, office.email']]),
)

test.each(['office@counterexample.com', 'example@spine.nowhere'])('%s may be real', (email) =>
  expect(codes({ email }).filter(([code]) => code === 'sample-email')).toEqual([]),
)

test.each(['100 Example Street', 'Sample Building'])('"%s" is a sample', (address) =>
  expect(codes({ address })).toEqual([['sample-detail', 'content/practice.ts, office.address']]),
)

test('finds samples in any field, including new ones', () => {
  const later = { ...practice, security: { contacts: ['security@example.com'] } }
  expect(checkPracticeDetails({ practice: later }).map(({ where }) => where)).toEqual([
    'content/practice.ts, security.contacts.0',
  ])
})

test('reports a demonstration', () =>
  expect(checkPracticeDetails({ practice: { ...practice, sample: true } })).toMatchObject([
    { severity: 'fail', code: 'practice-is-sample' },
  ]))
