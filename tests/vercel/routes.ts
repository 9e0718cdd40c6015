import type { BuildOutput, Condition, Output, Phase, Route } from './build-output'

/** A request on its way through the routes, and what they have said about its response. */
export type Visit = { url: URL; asked: Headers; answer: Headers; status?: number | undefined }

/** A response that the middleware gave itself. */
export type Answer = { status: number; headers: Headers; body: Buffer }
/** Runs the middleware, which may change the visit or answer it. */
export type Middleware = (path: string, visit: Visit) => Promise<Answer | null>
type End = Output | Answer | 'end' | null

/** The part of a pattern's match that each name or number stands for; null without a match. */
function matched(pattern: string, text: string): Record<string, string> | null {
  const found = new RegExp(`^(?:${pattern})$`, 'i').exec(text)
  return found && { ...Object.fromEntries(found.map((part = '', index) => [index, part])), ...found.groups }
}

const filled = (text: string, parts: Record<string, string>) =>
  text.replaceAll(/\$(\w+)/g, (_, name: string) => parts[name] ?? '')

/** What a condition's pattern captured; null if the condition does not hold. */
function held({ type, key, value = '.*' }: Condition, { asked }: Visit): Record<string, string> | null {
  if (type !== 'header') throw new Error(`This site had no condition on a ${type} so far.`)
  const sent = asked.get(key)
  return sent === null ? null : matched(value, sent)
}

function applies(route: Route, visit: Visit): Record<string, string> | null {
  const parts = matched(route.src, visit.url.pathname)
  if (!parts || route.missing?.some((condition) => held(condition, visit))) return null
  const conditions = (route.has ?? []).map((condition) => held(condition, visit))
  return conditions.includes(null) ? null : Object.assign({}, ...conditions, parts)
}

function goTo(dest: string, { url }: Visit): void {
  const { pathname, searchParams } = new URL(dest, url)
  url.pathname = pathname
  for (const [name, value] of searchParams) url.searchParams.set(name, value)
}

async function runPhase(phase: Phase, output: BuildOutput, visit: Visit, run: Middleware): Promise<End> {
  for (const route of output.routes(phase)) {
    if (phase === 'error' && route.status !== visit.status) continue
    const parts = applies(route, visit)
    if (!parts) continue
    if (route.middlewarePath) {
      const answer = await run(route.middlewarePath, visit)
      if (answer) return answer
      continue
    }
    for (const [name, value] of Object.entries(route.headers ?? {}))
      visit.answer.set(name, filled(value, parts))
    visit.status = route.status ?? visit.status
    if (route.dest) goTo(filled(route.dest, parts), visit)
    const found = route.check ? output.find(visit.url.pathname) : null
    if (found || !route.continue) return found ?? 'end'
  }
  return null
}

/**
 * What a visit gets, by the order of Vercel's phases: the routes, the file system, rewrites, and otherwise the
 * error page. 'end' means that headers and status are all there is, as of a redirect.
 */
export async function findAnswer(output: BuildOutput, visit: Visit, run: Middleware): Promise<End> {
  const first = await runPhase('start', output, visit, run)
  if (first || visit.answer.has('location')) return first ?? 'end'
  let found: End = output.find(visit.url.pathname)
  for (const phase of ['filesystem', 'rewrite', 'resource', 'miss'] as const)
    found ??= await runPhase(phase, output, visit, run)
  if (typeof found === 'object' && found) {
    await runPhase('hit', output, visit, run)
    return found
  }
  visit.status ??= 404
  await runPhase('error', output, visit, run)
  return output.find(visit.url.pathname)
}
