import { figure, type Figure } from '@/tests/run/report'
import type { serveBuildOutput } from '@/tests/vercel/serve'

type Report = Awaited<ReturnType<Awaited<ReturnType<typeof serveBuildOutput>>['report']>>

/** Vercel's limit for an unpacked function. */
const limitMb = 250

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)
const nameOf = (source: string) => source.replace(/^.*\/functions\/|\.func$/g, '')

/** What no page may wait for. */
const heavy = /node_modules\/(pg|kysely|pino|nodemailer|resend)\//

/** Sizes and start times of the functions that have run. */
export function measureFunctions(report: Report): Figure[] {
  const [largest] = report.toSorted((one, other) => other.bytes - one.bytes)
  const middleware = report.find(({ source }) => nameOf(source) === '_middleware')
  if (!largest || !middleware) throw new Error('No function has run.')
  const loaded = middleware.modules.filter((path) => heavy.test(path))
  const time = ({ firstAnswerMs }: Report[number]) => `${Math.round(firstAnswerMs)} ms`
  return [
    ...report.map(({ source, bytes }) =>
      figure(
        `function ${nameOf(source)}: unpacked`,
        `< ${limitMb} MB`,
        `${megabytes(bytes)} MB`,
        bytes < limitMb * 1_000_000,
      ),
    ),
    figure(
      'the middleware loads of store, mail and log',
      '0 files',
      `${loaded.length} files`,
      loaded.length === 0,
    ),
    figure('the middleware: from the start of its process to its first answer', '', time(middleware)),
    figure(`the largest function (${nameOf(largest.source)}): the same`, '', time(largest)),
  ]
}
