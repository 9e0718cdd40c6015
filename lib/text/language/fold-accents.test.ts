import { foldAccents, foldMarks } from './fold-accents'

test.each([
  ['Cirugía', 'cirugia'],
  ['MAÑANA', 'manana'],
  ['pingu\u0308ino', 'pinguino'],
  ['It’s 4:30!', 'it’s 4:30!'],
])('%s is %s', (text, plain) => expect(foldAccents(text)).toBe(plain))

test('treats keycap marks separately from accents', () => {
  expect(foldMarks('9\ufe0f\u20e31\ufe0f\u20e31\ufe0f\u20e3 Mañana')).toBe('911 manana')
  expect(foldAccents('1\ufe0f\u20e3Can')).toBe('1\u20e3can')
})
