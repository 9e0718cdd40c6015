import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { browserArguments } from './browser.ts'
import { median, nearby, pages } from './pages.ts'
import type { Row } from './performance-document.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}

/** One run with Lighthouse's mobile preset: a simulated mid-range phone on slow 4G. */
async function once(url: string, chromePath: string) {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...browserArguments] })
  try {
    const options = { port: chrome.port, output: 'json', logLevel: 'error', extraHeaders: nearby } as const
    const result = await lighthouse(url, options)
    if (!result) throw new Error(`Lighthouse could not open ${url}`)
    const { lhr } = result
    return {
      scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
      // The speed of this machine. Lighthouse slows it down by a fixed factor, so slower machines report
      // longer blocking times.
      host: lhr.environment.benchmarkIndex,
      times: Object.values(audits).map((name) => lhr.audits[name]?.numericValue ?? 0),
    }
  } finally {
    await chrome.kill()
  }
}

type Run = Awaited<ReturnType<typeof once>>

const column = (runs: readonly Run[], what: 'scores' | 'times', index: number) =>
  median(runs.map((run) => run[what][index] ?? 0))

/**
 * The medians of `runs` runs for each page, or for the one at `only`. Scores are performance, accessibility,
 * best practices and SEO.
 */
export async function measureLighthouse(
  url: string,
  chromePath: string,
  { runs, only }: { runs: number; only?: string | undefined },
): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, path } of pages.filter((page) => !only || page.path === only)) {
    const done: Run[] = []
    for (let run = 0; run < runs; run++) done.push(await once(url + path, chromePath))
    const times = Object.keys(audits).map((audit, index): [string, string | number] => {
      const value = column(done, 'times', index)
      return [audit, audit === 'CLS' ? value.toFixed(3) : Math.round(value)]
    })
    const scores = categories.map((_, index) => column(done, 'scores', index)).join('/')
    const host = Math.round(median(done.map((run) => run.host)))
    rows.push({ page: name, scores, ...Object.fromEntries(times), 'host index': host })
    console.log(rows.at(-1))
  }
  return rows
}
