import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { args } from './browser.mjs'
import { median, nearby, pages } from './pages.mjs'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}

/** One run as Lighthouse's own mobile test: a middling phone and slow 4G, both simulated. */
async function once(url, chromePath) {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...args] })
  try {
    const options = { port: chrome.port, output: 'json', logLevel: 'error', extraHeaders: nearby }
    const { lhr } = await lighthouse(url, options)
    return {
      scores: categories.map((name) => Math.round((lhr.categories[name].score ?? 0) * 100)),
      // How fast this machine is, which Lighthouse slows down by a fixed factor: a slower one shows longer blocking.
      host: lhr.environment.benchmarkIndex,
      times: Object.values(audits).map((name) => lhr.audits[name].numericValue),
    }
  } finally {
    await chrome.kill()
  }
}

const column = (runs, what, index) => median(runs.map((run) => run[what][index]))

/** Medians of so many runs for each page. The scores are performance, accessibility, best practices and search. */
export async function measureLighthouse(url, chromePath, runs) {
  const rows = []
  for (const { name, path } of pages) {
    const done = []
    for (let run = 0; run < runs; run++) done.push(await once(url + path, chromePath))
    const times = Object.keys(audits).map((audit, index) => {
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
