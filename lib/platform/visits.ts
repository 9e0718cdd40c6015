import type { IncomingMessage } from 'node:http'
import { oncePerProcess } from '@/lib/platform/http/once-per-process'

/** How often each page was opened since the last call of takeVisits, by path. Nothing about who opened it. */
const counts = () => oncePerProcess('visits', () => new Map<string, number>())

/** Names of programs. Most send no Sec-Fetch-Dest either; these drive a browser or pretend to. */
const programs = /bot|crawl|spider|headless|lighthouse|preview/i

/** Whether a person opens a page: a browser says so, and neither prefetches it nor fetches it for a copy. */
function isVisit({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return (
    method === 'GET' &&
    headers['sec-fetch-dest'] === 'document' &&
    headers['sec-purpose'] === undefined &&
    !programs.test(headers['user-agent'] ?? '')
  )
}

/** Counts a page that was sent. @param path of a page of this site, as in the address bar. */
export function countVisit(request: Pick<IncomingMessage, 'method' | 'headers'>, path: string): void {
  if (isVisit(request)) addVisits([[path, 1]])
}

export function addVisits(visits: Iterable<readonly [path: string, count: number]>): void {
  for (const [path, count] of visits) counts().set(path, (counts().get(path) ?? 0) + count)
}

/** What was counted since the last call; from here on it's the caller's to keep. */
export function takeVisits(): [path: string, count: number][] {
  const taken = [...counts()]
  counts().clear()
  return taken
}
