import { Agent, request } from 'node:http'

export type Answer = { status: number; headers: Record<string, unknown>; body: string }

/** One request over an agent of one's own, told apart from `fetch` because it shows every broken connection. */
export function ask(
  agent: Agent,
  url: string,
  { body, headers = {} }: { body?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      )
      response.on('aborted', () => reject(new Error('cut off')))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** How a balancer looks at a site: over connections that nobody else uses. */
export async function isReady(url: string): Promise<boolean> {
  const agent = new Agent()
  return (await ask(agent, `${url}/readyz`).catch(() => null))?.status === 200
}

export type Tally = { answered: number; byStatus: Record<number, number>; failures: string[] }

/**
 * Visitors who each keep one connection open and ask for one thing after the other, until told to leave.
 * @param paths what they ask for in turn
 */
export function startVisitors(url: string, count: number, paths: readonly string[]) {
  const tally: Tally = { answered: 0, byStatus: {}, failures: [] }
  const agents = Array.from({ length: count }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  let leaving = false

  async function visit(agent: Agent, first: number) {
    for (let turn = first; !leaving; turn++) {
      try {
        const { status } = await ask(agent, url + paths[turn % paths.length])
        tally.answered += 1
        tally.byStatus[status] = (tally.byStatus[status] ?? 0) + 1
      } catch (error) {
        tally.failures.push((error as NodeJS.ErrnoException).code ?? String(error))
        // Nobody is there any more: a balancer would not have sent it here.
        if (tally.failures.at(-1) === 'ECONNREFUSED') return
      }
    }
  }

  const all = Promise.all(agents.map(visit))
  return {
    tally,
    /** Each finishes what it has begun. Resolves to what they saw. */
    async leave(): Promise<Tally> {
      leaving = true
      await all
      for (const agent of agents) agent.destroy()
      return tally
    },
  }
}
