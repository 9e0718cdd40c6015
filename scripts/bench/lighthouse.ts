import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { places } from '@/tests/support/visitors'
import { browserArguments, median, type Options, type Row } from './table.ts'

/** The most common entry points, one of each kind. */
const pages = [
  '/',
  '/contact',
  '/services/robotic-surgery',
  '/resources/conditions/adult-scoliosis',
  '/resources/faq',
  '/blog/desk-work-and-your-spine',
  '/recovery-tracker',
  '/spine-anatomy',
  '/video-library',
]

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const audits = {
  'FCP, ms': 'first-contentful-paint',
  'LCP, ms': 'largest-contentful-paint',
  'TBT, ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}

type Network = { items?: { resourceType?: string; transferSize?: number }[] }
const kilobytes = ({ items = [] }: Network, type?: string) =>
  items
    .filter(({ resourceType }) => !type || resourceType === type)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize / 1024, 0)

/** One run with Lighthouse's mobile preset: a simulated mid-range phone on slow 4G. */
async function once(url: string, chromePath: string) {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...browserArguments] })
  try {
    const options = {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      extraHeaders: places.Visalia,
    } as const
    const result = await lighthouse(url, options)
    if (!result) throw new Error(`Lighthouse could not open ${url}`)
    const { lhr } = result
    const network = (lhr.audits['network-requests']?.details ?? {}) as Network
    const times = Object.entries(audits).map(([name, audit]) => [name, lhr.audits[audit]?.numericValue ?? 0])
    return {
      scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
      values: {
        ...(Object.fromEntries(times) as Record<string, number>),
        'script, KB': kilobytes(network, 'Script'),
        'page, KB': kilobytes(network, 'Document'),
        'all, KB': kilobytes(network),
        // The machine's speed. Lighthouse slows it down by a fixed factor, so a slow one has longer blocking times.
        'host index': lhr.environment.benchmarkIndex,
      } as Record<string, number>,
    }
  } finally {
    await chrome.kill()
  }
}

/** Medians of `runs` runs for each page, or for the one at `only`. Sizes are as sent. */
export async function measureLighthouse({ url, browser, runs, only }: Options): Promise<Row[]> {
  const rows: Row[] = []
  for (const page of only ? [only] : pages) {
    const done: Awaited<ReturnType<typeof once>>[] = []
    for (let run = 0; run < runs; run++) done.push(await once(url + page, browser))
    const scores = categories.map((_name, index) => median(done.map((run) => run.scores[index] ?? 0)))
    const middle = Object.keys(done[0]?.values ?? {}).map((name) => {
      const value = median(done.map(({ values }) => values[name] ?? 0))
      return [name, name === 'CLS' ? value.toFixed(3) : Math.round(value)]
    })
    rows.push({ page, scores: scores.join('/'), ...Object.fromEntries(middle) })
    console.log(rows.at(-1))
  }
  return rows
}
