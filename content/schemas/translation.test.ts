import type { Translation } from './translation'
import { busy } from '../en/ui/site/busy'
import { readingWords } from '../en/ui/site/reading'

type Busy = Translation<typeof busy>

test('a translation has every text of the original', () => {
  const complete: Busy = { title: 'Hay mucha demanda', text: 'Intente de nuevo.', call: 'Intente de nuevo.' }
  // @ts-expect-error `call` is missing
  const incomplete: Busy = { title: 'Hay mucha demanda', text: 'Intente de nuevo.' }
  // @ts-expect-error `extra` is not in the original
  const excessive: Busy = { ...complete, extra: 'No existe' }
  expect(Object.keys(complete)).toEqual(Object.keys(busy))
  expect([incomplete, excessive]).toHaveLength(2)
})

test('functions keep their parameters', () => {
  const minutes: Translation<typeof readingWords.minutes> = (count) => `${count} minutos`
  expect(minutes(3)).toBe('3 minutos')
})
