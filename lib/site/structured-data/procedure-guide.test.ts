import { medicalProcedure } from './pages/procedure-guide'
import { procedureGuides } from '@/content/collections/procedures'

process.env.SITE_URL = 'https://spine.example.com'

const procedureOf = (slug: string) => {
  const guide = procedureGuides.find((page) => page.slug === slug)!
  return medicalProcedure(`/resources/procedures/${slug}`, guide, 'unknown')
}

test('an operation has its names, body location, preparation and follow-up', () =>
  expect(procedureOf('acdf')).toEqual({
    '@type': 'MedicalProcedure',
    '@id': 'https://spine.example.com/resources/procedures/acdf#procedure',
    name: 'ACDF: neck fusion from the front',
    alternateName: expect.arrayContaining(['Anterior cervical discectomy and fusion']),
    description: expect.stringContaining('neck'),
    additionalType: 'https://schema.org/SurgicalProcedure',
    bodyLocation: 'Neck',
    preparation: expect.stringContaining('medicines'),
    followup: expect.stringContaining('X-rays'),
  }))

test('an injection is percutaneous', () =>
  expect(procedureOf('epidural-steroid-injection')).toMatchObject({
    procedureType: 'https://schema.org/PercutaneousProcedure',
  }))

test.each(procedureGuides)(
  '$slug treats conditions and belongs to a service that exist',
  async ({ conditions, service }) => {
    const { conditionGuides } = await import('@/content/collections/conditions')
    const { servicePages } = await import('@/content/collections/services')
    expect(conditionGuides.map(({ slug }) => slug)).toEqual(expect.arrayContaining(conditions))
    expect(servicePages.map(({ slug }) => slug)).toContain(service)
  },
)
