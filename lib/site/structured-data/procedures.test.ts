import { medicalProcedures } from './pages/procedures'
import { servicePages } from '@/content/collections/services'

process.env.SITE_URL = 'https://spine.example.com'

function proceduresOf(slug: string) {
  const service = servicePages.find((page) => page.slug === slug)!
  return medicalProcedures(`/services/${slug}`, service, 'unknown')
}

test('an operation has its name, body location and follow-up', () =>
  expect(proceduresOf('minimally-invasive-surgery')).toEqual([
    {
      '@type': 'MedicalProcedure',
      '@id': 'https://spine.example.com/services/minimally-invasive-surgery#minimally-invasive',
      name: 'Minimally Invasive Surgery',
      description: expect.stringMatching(/^Freeing a nerve and joining bones are two different operations\./),
      additionalType: 'https://schema.org/SurgicalProcedure',
      bodyLocation: 'Spine',
      followup: expect.stringMatching(
        /^Hospital stay: To free a nerve: often home the same day .*\nBack to work: Desk work /,
      ),
    },
  ]))

test('the steps before the day of surgery are its preparation', () =>
  expect(proceduresOf('endoscopic-spine-surgery')[0]?.preparation).toMatch(
    /^Before the day of surgery, we go over your medicines/,
  ))

test('the four nonsurgical treatments have their procedure types', () =>
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
