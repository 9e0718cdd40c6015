import { shownText } from './shown-text'

const call = 'First {call the office}.[^NHSW] See [the guide](/x).'

test('only local visitors get the office’s number', () => {
  expect(shownText(call, 'local')).toBe('First call the office at (559) 555-0142. See the guide.')
  expect(shownText(call, 'remote')).toBe('First call the office. See the guide.')
  expect(shownText(call, 'unknown')).toBe('First call the office. See the guide.')
})

test('a claim is its figure', () => expect(shownText('{claim:successRate}', 'local')).toBe('98%'))
