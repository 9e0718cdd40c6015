import { patientForms } from '@/content/en/ui/forms/all'
import { blankForms } from './blank-forms'

test('each blank form has the number of pages stated on the site', async () => {
  const made = await blankForms()
  expect(made.size).toBe(patientForms.length)
  for (const { id, pages } of patientForms) {
    const text = Buffer.from(made.get(`${id}.pdf`) ?? []).toString('latin1')
    expect(text.match(/\/Type \/Page\b/g)?.length).toBe(pages)
  }
})

test('an unchanged form has the same bytes', async () => {
  const [first, second] = await Promise.all([blankForms(), blankForms()])
  expect(first).toEqual(second)
})
