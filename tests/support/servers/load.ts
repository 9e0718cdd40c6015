import { Agent, request } from 'node:http'

export type Answer = { status: number; headers: Record<string, unknown>; body: string }

/** One request with its own agent. Unlike `fetch`, it exposes every broken connection. */
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

/** A load balancer's health check: it uses a separate connection. */
export async function isReady(url: string): Promise<boolean> {
  const agent = new Agent()
  return (await ask(agent, `${url}/readyz`).catch(() => null))?.status === 200
}

export type Tally = { answered: number; byStatus: Record<number, number>; failures: string[] }

/**
 * Simulated visitors who each keep a connection open and send one request after the other until stopped.
 * @param paths requested in turn
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
        // The server is gone: a load balancer would not have sent this request.
        if (tally.failures.at(-1) === 'ECONNREFUSED') return
      }
    }
  }

  const all = Promise.all(agents.map(visit))
  return {
    tally,
    /** Each finishes its current request. Resolves to the responses. */
    async leave(): Promise<Tally> {
      leaving = true
      await all
      for (const agent of agents) agent.destroy()
      return tally
    },
  }
}
