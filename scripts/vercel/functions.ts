import { figure, type Figure } from '@/tests/run/report'
import type { serveBuildOutput } from '@/tests/vercel/serve'

type Report = Awaited<ReturnType<Awaited<ReturnType<typeof serveBuildOutput>>['report']>>

/** Vercel's limit for an unpacked function. */
const limitMb = 250

const nameOf = (source: string) => source.replace(/^.*\/functions\/|\.func$/g, '')

/** What no page may wait for. */
const heavy = /node_modules\/(pg|kysely|pino|nodemailer|resend)\//

/** Sizes and start times of all functions. */
export function measureFunctions(report: Report): Figure[] {
  const sizes = report.map(({ source, bytes }) => {
    const size = `${(bytes / 1_000_000).toFixed(1)} MB`
    return figure(
      `function ${nameOf(source)}: unpacked`,
      `< ${limitMb} MB`,
      size,
      bytes < limitMb * 1_000_000,
    )
  })
  const starts = report.flatMap(({ source, firstAnswerMs }) =>
    firstAnswerMs === undefined
      ? []
      : [
          figure(
            `function ${nameOf(source)}: first answer of a new process`,
            '',
            `${Math.round(firstAnswerMs)} ms`,
          ),
        ],
  )
  const middleware = report.find(({ source }) => nameOf(source) === '_middleware')
  const loaded = middleware?.modules.filter((path) => heavy.test(path)).length ?? NaN
  return [
    ...sizes,
    ...starts,
    figure('the middleware: files of store, mail and log loaded', '0', loaded, loaded === 0),
  ]
}
