import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { inlineScriptSources } from './lib/inline-scripts.mjs'
import { paintFirst } from './lib/paint-first.mjs'

const theme = '<script>theme()</script>'
const facts = '<script type="application/ld+json">{"a":1}</script>'
const old = '<script src="/old.js" noModule=""></script>'
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/b.js"/>'
const page = `<head><link rel="stylesheet" href="/a.css"/>${preload}<script src="/a.js" async=""></script>${old}</head><body>${theme}${facts}<p>Text</p><script src="/b.js" id="_R_" async=""></script></body>`

/** What the page's script does in a browser that tells of paints, or in a tab that nobody sees. */
function run(html, { hidden, supported = ['paint'], isTold = true }) {
  const [, script] = html.match(/<script>(addEventListener\("click".*?)<\/script>/s)
  const asked = []
  const tasks = []
  let painted = () => {}
  const waiting = [...html.matchAll(/<script data-src="([^"]+)">/g)].map(([, src]) => ({
    dataset: { src },
    replaceWith(made) {
      waiting.shift()
      asked.push(made.src)
    },
  }))
  const document = { hidden, querySelector: () => waiting[0] ?? null, createElement: () => ({}) }
  class PerformanceObserver {
    static supportedEntryTypes = supported
    constructor(callback) {
      painted = callback
    }
    observe() {}
  }
  let loaded = () => {}
  const addEventListener = (name, listener) => {
    if (name === 'load') loaded = listener
  }
  const setTimeout = (task) => tasks.push(task)
  const perTask = []
  const work = () => {
    perTask.push(asked.length)
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      task()
      perTask.push(asked.length)
    }
  }
  new Function('self', 'document', 'setTimeout', 'addEventListener', script)(
    { PerformanceObserver },
    document,
    setTimeout,
    addEventListener,
  )
  painted({ getEntriesByName: () => [] })
  if (asked.length > 0) work()
  const before = [...asked]
  if (isTold) painted({ getEntriesByName: (name) => [{ name }] })
  else loaded()
  work()
  return { before, after: asked, perTask }
}

describe('a page whose scripts wait for its first paint', () => {
  const html = paintFirst(page)

  it('names none to the browser before, and keeps all that is no such script', () => {
    assert.doesNotMatch(html, /<script src="\/[ab]\.js"|rel="preload" as="script"/)
    for (const part of [theme, facts, old, '<link rel="stylesheet" href="/a.css"/>', '<p>Text</p>'])
      assert.ok(html.includes(part), part)
  })

  it('fetches them after the paint of text or a picture, in their order', () => {
    const { before, after } = run(html, { hidden: false })
    assert.deepEqual({ before, after }, { before: [], after: ['/a.js', '/b.js'] })
  })

  it('asks for one in each task, so that none of them is long', () => {
    assert.deepEqual(run(html, { hidden: false }).perTask.slice(0, 2), [1, 2])
  })

  it('fetches them at once where nothing is painted, or where the browser does not tell', () => {
    assert.deepEqual(run(html, { hidden: true }).before, ['/a.js', '/b.js'])
    assert.deepEqual(run(html, { hidden: false, supported: [] }).before, ['/a.js', '/b.js'])
  })

  it('fetches them all the same where the browser keeps the paint to itself, once the page is loaded', () => {
    const { before, after } = run(html, { hidden: false, isTold: false })
    assert.deepEqual({ before, after }, { before: [], after: ['/a.js', '/b.js'] })
  })

  it('has one script more for the policy to know', () => {
    assert.equal(inlineScriptSources(html).length, inlineScriptSources(page).length + 1)
  })

  it('stays as it is without scripts', () => {
    assert.equal(paintFirst('<body><p>Text</p></body>'), '<body><p>Text</p></body>')
  })
})
