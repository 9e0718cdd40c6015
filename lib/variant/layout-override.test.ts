/** @jest-environment jsdom */
import { applyLayoutOverride } from './layout-override'

const layout = () => document.documentElement.dataset.layout

function store(value: string | null) {
  localStorage.clear()
  if (value !== null) localStorage.setItem('mobile-override', value)
  applyLayoutOverride()
}

test.each([
  ['{"enabled":true}', 'mobile'],
  ['{"enabled":true,"device":"mobile"}', 'mobile'],
  ['{"enabled":true,"device":"desktop"}', 'desktop'],
])('%s forces the %s layout', (value, expected) => {
  store(value)
  expect(layout()).toBe(expected)
})

test.each([
  null,
  '',
  '{broken',
  'null',
  'true',
  '[]',
  '{"enabled":false,"device":"desktop"}',
  '{"enabled":"true","device":"desktop"}',
  '{"enabled":true,"device":"tablet"}',
  '{"enabled":true,"device":null}',
])('%j forces no layout and removes a previous one', (value) => {
  store('{"enabled":true}')
  store(value)
  expect(layout()).toBeUndefined()
})

test('works as the text of an inline script', () => {
  localStorage.setItem('mobile-override', '{"enabled":true,"device":"desktop"}')
  new Function(`(${applyLayoutOverride.toString()})()`)()
  expect(layout()).toBe('desktop')
})
