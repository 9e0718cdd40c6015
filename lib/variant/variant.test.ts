import { localOrOther, modes, parseMode } from './variant'

test.each(modes)('%s is a mode', (mode) => expect(parseMode(mode)).toBe(mode))

test.each(['', 'Local', 'local-desktop', 'local/', ' remote', 'loading', '__proto__'])(
  '%j is not a mode',
  (name) => expect(parseMode(name)).toBeNull(),
)

test('visitors not known to be local get the same as remote ones', () => {
  expect(localOrOther('form', 'guide')).toEqual({ local: 'form', remote: 'guide', unknown: 'guide' })
})
