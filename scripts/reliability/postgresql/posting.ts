import { setTimeout as sleep } from 'node:timers/promises'
import { accepted, post, visitor, type Answer } from '@/scripts/reliability/visitors'

/** The pause between one connection's submissions, in milliseconds: the mail queue has to keep up. */
const PAUSE_MS = 400

/** An answer, with times of performance.now(). */
export type Attempt = Answer & { site: string; begun: number; ended: number }

/** `attempts`: all answers so far. */
export type Posting = { sites: readonly string[]; attempts: readonly Attempt[]; stop: () => Promise<unknown> }

/**
 * Submits requests until stopped. A visitor who isn't accepted submits again to the next site, with the same text and key.
 */
export function keepPosting(sites: readonly string[], connections: number): Posting {
  const attempts: Attempt[] = []
  let number = 1
  let stopping = false
  const press = async () => {
    while (!stopping) {
      const person = visitor(number++)
      for (let turn = Number(person.id); ; turn++) {
        const site = sites[turn % sites.length]!
        const begun = performance.now()
        const answer = await post(site, person)
        attempts.push({ ...answer, site, begun, ended: performance.now() })
        await sleep(PAUSE_MS)
        if (accepted(answer)) break
      }
    }
  }
  const allDone = Promise.all(Array.from({ length: connections }, press))
  const stop = () => {
    stopping = true
    return allDone
  }
  return { sites, attempts, stop }
}
