import { connect } from 'node:net'

export type RawAnswer = { status: number; headers: Headers; body: string; json: unknown }

/** Parses the first response in a server's output; status 0 if there is none. */
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
  const isJson = headers.get('content-type')?.startsWith('application/json')
  const [, json] = (isJson && /(\{.*\})/s.exec(body)) || []
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(first)?.[1] ?? 0)
  return { status, headers, body, json: json === undefined ? undefined : (JSON.parse(json) as unknown) }
}

/** Whether a response with a declared length is complete. */
function isWhole(text: string): boolean {
  const [head = ''] = text.split('\r\n\r\n', 1)
  const [, length] = /^content-length: (\d+)/im.exec(head) ?? []
  return length !== undefined && text.length >= head.length + 4 + Number(length)
}

/**
 * Sends bytes to a server, valid HTTP or not, and reads until it has responded, closed the connection or been
 * silent for half a second.
 */
export function sendRaw(url = '', parts: Iterable<string | Buffer>): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(Number(port), hostname)
    const done = () => (socket.destroy(), resolve(readAnswer(text)))
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1')
      if (isWhole(text)) return done()
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
