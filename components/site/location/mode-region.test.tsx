/** @jest-environment jsdom */
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { lazyContent, ModeRegion, Nothing } from './mode-region'
import { localOrOther, type Mode } from '@/lib/variant/variant'

let mode: Mode
const servedMode: Mode = 'unknown'
jest.mock('./location-provider', () => ({ useLocation: () => ({ mode, servedMode }) }))

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// jsdom has no layout.
Element.prototype.checkVisibility = () => true

let root: Root
let place: HTMLElement

beforeEach(() => {
  document.body.innerHTML = '<main id="main" tabindex="-1"><div></div></main>'
  place = document.querySelector('main > div')!
  root = createRoot(place)
  mode = servedMode
})
afterEach(() => act(() => root.unmount()))

const Other = () => <a href="/toggle">other</a>
const served = <a href="/toggle">served</a>
const Form = ({ text }: { text: string }) => (
  <>
    <h2>Form</h2>
    <input aria-label={text} />
  </>
)

type Contents = Parameters<typeof ModeRegion<{ text: string }>>[0]['contents']

function render(contents: Contents) {
  return act(async () =>
    root.render(
      <ModeRegion contents={contents} props={{ text: 'Name' }}>
        {served}
      </ModeRegion>,
    ),
  )
}

test("shows the server's rendering until the mode changes, then that mode's content", async () => {
  const contents = localOrOther(
    lazyContent(async () => Form),
    Other,
  )
  await render(contents)
  expect(place.textContent).toBe('served')
  mode = 'local'
  await render(contents)
  expect(place.textContent).toBe('Form')
  expect(place.querySelector('input')?.getAttribute('aria-label')).toBe('Name')
})

test('a mode with the same content leaves the elements unchanged', async () => {
  const contents = localOrOther(Form, Other)
  await render(contents)
  const link = place.querySelector('a')
  mode = 'remote'
  await render(contents)
  expect(place.querySelector('a')).toBe(link)
})

test("if the script fails to load, the server's rendering stays", async () => {
  const contents = localOrOther(
    lazyContent(() => Promise.reject(new Error('offline'))),
    Other,
  )
  mode = 'local'
  await render(contents)
  expect(place.textContent).toBe('served')
})

test('focus moves to the replacement of the focused element, or else to the page', async () => {
  const contents = { local: Form, remote: Nothing, unknown: Other }
  await render(contents)
  place.querySelector('a')?.focus()
  mode = 'local'
  await render(contents)
  expect(document.activeElement?.tagName).toBe('H2')
  mode = 'remote'
  await render(contents)
  expect(document.activeElement?.id).toBe('main')
})

test('focus elsewhere is not moved', async () => {
  const contents = localOrOther(Form, Other)
  await render(contents)
  const elsewhere = document.body.appendChild(document.createElement('button'))
  place.querySelector('a')?.focus()
  elsewhere.focus()
  mode = 'local'
  await render(contents)
  expect(document.activeElement).toBe(elsewhere)
})
