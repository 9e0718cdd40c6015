import { inlineScriptSources } from './inline-scripts'
import { deferScripts } from './defer-scripts'

const theme = '<script>theme()</script>'
const facts = '<script type="application/ld+json">{"a":1}</script>'
const old = '<script src="/old.js" noModule=""></script>'
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/b.js"/>'
const page = `<head><link rel="stylesheet" href="/a.css"/>${preload}<script src="/a.js" async=""></script>${old}</head><body>${theme}${facts}<p>Text</p><script src="/b.js" id="_R_" async=""></script></body>`

/** Runs the page's script in a simulated browser; `reportsPaint` is whether paints are reported. */
type Browser = { hidden: boolean; supported?: string[]; reportsPaint?: boolean }
function run(html: string, { hidden, supported = ['paint'], reportsPaint = true }: Browser) {
  const [, script = ''] = html.match(/<script>(addEventListener\("click".*?)<\/script>/s) ?? []
  const asked: string[] = []
  const tasks: (() => void)[] = []
  type List = { getEntriesByName: (name: string) => object[] }
  let painted: (list: List) => void = () => {}
  const waiting = [...html.matchAll(/<script data-src="([^"]+)">/g)].map(([, src]) => ({
    dataset: { src },
    replaceWith(made: { src: string }) {
      waiting.shift()
      asked.push(made.src)
    },
  }))
  const document = { hidden, querySelector: () => waiting[0] ?? null, createElement: () => ({}) }
  class PerformanceObserver {
    static supportedEntryTypes = supported
    constructor(callback: typeof painted) {
      painted = callback
    }
    observe() {}
  }
  let loaded = () => {}
  const addEventListener = (name: string, listener: () => void) => {
    if (name === 'load') loaded = listener
  }
  const setTimeout = (task: () => void) => tasks.push(task)
  const perTask: number[] = []
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
  if (reportsPaint) painted({ getEntriesByName: (name: string) => [{ name }] })
  else loaded()
  work()
  return { before, after: asked, perTask }
}

describe('deferring scripts until the first paint', () => {
  const html = deferScripts(page)

  it('removes deferred scripts and preloads, and keeps everything else', () => {
    expect(html).not.toMatch(/<script src="\/[ab]\.js"|rel="preload" as="script"/)
    for (const part of [theme, facts, old, '<link rel="stylesheet" href="/a.css"/>', '<p>Text</p>'])
      expect([part, Boolean(html.includes(part))]).toEqual([part, true])
  })

  it('loads them in order after the first contentful paint', () => {
    const { before, after } = run(html, { hidden: false })
    expect({ before, after }).toEqual({ before: [], after: ['/a.js', '/b.js'] })
  })

  it('loads one per task, to keep tasks short', () => {
    expect(run(html, { hidden: false }).perTask.slice(0, 2)).toEqual([1, 2])
  })

  it('loads them immediately in hidden tabs or without paint reporting', () => {
    expect(run(html, { hidden: true }).before).toEqual(['/a.js', '/b.js'])
    expect(run(html, { hidden: false, supported: [] }).before).toEqual(['/a.js', '/b.js'])
  })

  it('loads them after the load event if the paint is never reported', () => {
    const { before, after } = run(html, { hidden: false, reportsPaint: false })
    expect({ before, after }).toEqual({ before: [], after: ['/a.js', '/b.js'] })
  })

  it('adds exactly one inline script', () => {
    expect(inlineScriptSources(html).length).toBe(inlineScriptSources(page).length + 1)
  })

  it('does not change a page without scripts', () => {
    expect(deferScripts('<body><p>Text</p></body>')).toBe('<body><p>Text</p></body>')
  })
})
