import { diseaseNames, drugNames, operationNames } from '@/content/search/names'
import { correctedQuery } from './corrected-query'
import { readQuery } from './query'
import { wordsOf } from '@/lib/text/language/words'

const names = `${diseaseNames} ${operationNames} ${drugNames}`.split(' ')

test.each([...new Set(names)])('%s is never corrected', (name) => {
  const [stem] = wordsOf(name)
  expect(readQuery(`what is ${name}`).stems).toContain(stem)
  expect(readQuery(`me recetaron o me dijeron ${name}`).stems).toContain(stem)
  expect(correctedQuery(name)).toBeNull()
})

test('names that look alike stay different words', () => {
  const stemsOf = new Map<string, Set<string>>()
  for (const name of names) {
    const [stem = ''] = wordsOf(name)
    stemsOf.set(stem, (stemsOf.get(stem) ?? new Set()).add(name))
  }
  expect([...stemsOf.values()].filter(({ size }) => size > 1).map((same) => [...same])).toEqual([])
})

test.each([
  ['ankylosing spondilitis', 'ankylosing spondylitis'],
  ['ankilosing spondolitis', 'ankylosing spondylitis'],
  ['spondylosys', 'spondylosis'],
  ['hydrocodonne', 'hydrocodone'],
])('%s is read as %s', (misspelled, right) => expect(readQuery(misspelled).stems).toEqual(wordsOf(right)))
