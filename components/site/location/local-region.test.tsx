/** @jest-environment jsdom */
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { lazyContent, localRegion } from './local-region'
import type { Mode } from '@/lib/variant/variant'

let mode: Mode
let variant: Mode
jest.mock('./location-provider', () => ({ useLocation: () => ({ mode, variant }) }))

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// jsdom has no layout.
Element.prototype.checkVisibility = () => true

let root: Root
let place: HTMLElement

beforeEach(() => {
  document.body.innerHTML = '<main id="main" tabindex="-1"><div></div></main>'
  place = document.querySelector('main > div')!
  root = createRoot(place)
  mode = variant = 'unknown'
})
afterEach(() => act(() => root.unmount()))

const Other = () => <a href="/toggle">other</a>
const Form = ({ text }: { text: string }) => (
  <>
    <h2>Form</h2>
    <input aria-label={text} />
  </>
)

const render = (Region: ReturnType<typeof localRegion<{ text: string }>>) =>
  act(async () =>
    root.render(
      <Region text="Name">
        <a href="/toggle">served</a>
      </Region>,
    ),
  )

test("shows the server's rendering until the mode changes, then that mode's content", async () => {
  const Region = localRegion(
    lazyContent(async () => Form),
    Other,
  )
  await render(Region)
  expect(place.textContent).toBe('served')
  mode = 'local'
  await render(Region)
  expect(place.textContent).toBe('Form')
  expect(place.querySelector('input')?.getAttribute('aria-label')).toBe('Name')
})

test('a mode with the same content leaves the elements unchanged', async () => {
  const Region = localRegion(Form, Other)
  await render(Region)
  const link = place.querySelector('a')
  mode = 'remote'
  await render(Region)
  expect(place.querySelector('a')).toBe(link)
})

test("if the script fails to load, the server's rendering stays", async () => {
  const Region = localRegion<{ text: string }>(
    lazyContent(() => Promise.reject(new Error('offline'))),
    Other,
  )
  mode = 'local'
  await render(Region)
  expect(place.textContent).toBe('served')
})

test('focus moves to the replacement of the focused element', async () => {
  const Region = localRegion(Form, Other)
  await render(Region)
  place.querySelector('a')?.focus()
  mode = 'local'
  await render(Region)
  expect(document.activeElement?.tagName).toBe('H2')
})

test('focus moves to the page if nothing takes the place of the focused element', async () => {
  variant = mode = 'local'
  const Region = localRegion<{ text: string }>(Form)
  await render(Region)
  place.querySelector('a')?.focus()
  mode = 'remote'
  await render(Region)
  expect(document.activeElement?.id).toBe('main')
})

test('focus elsewhere is not moved', async () => {
  const Region = localRegion(Form, Other)
  await render(Region)
  const elsewhere = document.body.appendChild(document.createElement('button'))
  place.querySelector('a')?.focus()
  elsewhere.focus()
  mode = 'local'
  await render(Region)
  expect(document.activeElement).toBe(elsewhere)
})
