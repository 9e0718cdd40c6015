import { medicalProcedures } from './procedures'
import { servicePages } from '@/content/service-pages'

process.env.SITE_URL = 'https://spine.example.com'

function proceduresOf(slug: string) {
  const service = servicePages.find((page) => page.slug === slug)!
  return medicalProcedures(`/services/${slug}`, service, 'unknown')
}

test('an operation: its name, where it is done, what comes before and after', () =>
  expect(proceduresOf('minimally-invasive-surgery')).toEqual([
    {
      '@type': 'MedicalProcedure',
      '@id': 'https://spine.example.com/services/minimally-invasive-surgery#minimally-invasive',
      name: 'Minimally Invasive Surgery',
      description: expect.stringMatching(/^Freeing a nerve and joining bones are two different operations\./),
      additionalType: 'https://schema.org/SurgicalProcedure',
      bodyLocation: 'Spine',
      preparation:
        'Before the day, the team goes over your health and your medicines. Do not stop or start a medicine on your own.',
      followup: expect.stringMatching(/^Hospital stay: Often the same day .*\nBack to work: Desk work: /),
    },
  ]))

test('the four treatments without surgery, each of its own kind', () =>
  expect(
    proceduresOf('non-surgical-treatments').map(({ name, procedureType }) => [name, procedureType]),
  ).toEqual([
    ['Epidural Steroid Injections', 'https://schema.org/PercutaneousProcedure'],
    ['Facet Joint Injections', 'https://schema.org/PercutaneousProcedure'],
    ['Radiofrequency Ablation', 'https://schema.org/PercutaneousProcedure'],
    ['Physical Therapy Programs', 'https://schema.org/NoninvasiveProcedure'],
  ]))

test('every service page has a procedure', () => {
  for (const { slug } of servicePages) expect([slug, proceduresOf(slug).length > 0]).toEqual([slug, true])
})
