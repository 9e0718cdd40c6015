import { connect } from 'node:net'

export type RawAnswer = { status: number; headers: Headers; body: string; json: unknown }

/** Reads the first answer in what a server wrote; status 0 where it wrote none. */
function readAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trim()]
    }),
  )
  const body = rest.join('\r\n\r\n')
  const [, json] = /(\{.*\})/s.exec(body) ?? []
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(first)?.[1] ?? 0)
  return { status, headers, body, json: json === undefined ? undefined : (JSON.parse(json) as unknown) }
}

/**
 * Writes bytes to a server, whether or not they are HTTP, and reads until it closes the connection or has nothing more to
 * say for half a second.
 */
export function sendRaw(url = '', parts: Iterable<string | Buffer>): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(Number(port), hostname)
    const done = () => (socket.destroy(), resolve(readAnswer(text)))
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1')
      socket.setTimeout(500)
    })
    socket.setTimeout(5_000, done)
    socket.on('close', done)
    socket.on('error', done)
    void writeAll()

    async function writeAll(): Promise<void> {
      for (const part of parts) {
        if (socket.destroyed) return
        if (!socket.write(part)) {
          await new Promise((drained) => {
            socket.once('drain', drained)
            socket.once('close', drained)
          })
        }
      }
    }
  })
}
