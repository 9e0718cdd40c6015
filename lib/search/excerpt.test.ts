import { excerptOf, markWords, stemsOfQuery } from './excerpt'

const shown = (text: string, query: string) =>
  excerptOf(text, stemsOfQuery(query))
    .map(({ text: part, isMatch }) => (isMatch ? `<${part}>` : part))
    .join('')

test('highlights matched words in every form, and their synonyms', () => {
  expect(shown('A herniated disc may heal.', 'slipped discs')).toBe('A <herniated disc> may heal.')
  expect(shown('The MRI shows it.', 'resonancia')).toBe('The <MRI> shows it.')
})

test('does not highlight stop words', () =>
  expect(shown('What is a disc? It is round.', 'what is a disc')).toBe('What is a <disc>? It is round.'))

test('the excerpt starts at the answer and is short', () => {
  const filler = 'Nothing of it stands here. '.repeat(20)
  const text = shown(`${filler}Sciatica often fades in weeks. ${filler}`, 'sciatica')
  expect(text.startsWith('… <Sciatica> often fades')).toBe(true)
  expect(text.length).toBeLessThan(260)
  expect(text.endsWith(' …')).toBe(true)
})

test('the excerpt is the text itself, whatever the query', () => {
  const text = 'Pain & <b>bold</b> nerves'
  expect(
    markWords(text, stemsOfQuery('<script> nerves "'))
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
