import { medicalCondition } from './pages/condition'
import type { Condition } from '@/content/schemas/condition-schema'
import { conditionGuides } from '@/content/collections/conditions'
import { textsOf } from '@/lib/text/plain-text'

process.env.SITE_URL = 'https://spine.example.com'

const words = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? []

function wordsOfSection({ sections }: Condition, id: string): string[] {
  return words(textsOf(sections.find((section) => section.id === id)).join(' '))
}

test.each(conditionGuides)('$slug: signs and treatments use words from the guide', (guide) => {
  const { signs, treatments } = guide.structured
  expect(wordsOfSection(guide, 'feels')).toEqual(expect.arrayContaining(signs.flatMap(words)))
  expect(wordsOfSection(guide, 'treatment')).toEqual(expect.arrayContaining(treatments.flatMap(words)))
})

test('a condition has its names, signs and treatments', () => {
  const guide = conditionGuides.find(({ slug }) => slug === 'adult-scoliosis')!
  const path = '/resources/conditions/adult-scoliosis'
  expect(medicalCondition(path, guide, 'unknown')).toMatchObject({
    '@type': 'MedicalCondition',
    '@id': 'https://spine.example.com/resources/conditions/adult-scoliosis#condition',
    name: 'Adult scoliosis',
    alternateName: ['Curved spine', 'Degenerative scoliosis'],
    signOrSymptom: expect.arrayContaining([{ '@type': 'MedicalSignOrSymptom', name: 'An ache in the back' }]),
    possibleTreatment: expect.arrayContaining([{ '@type': 'MedicalTherapy', name: 'Exercise' }]),
  })
})
