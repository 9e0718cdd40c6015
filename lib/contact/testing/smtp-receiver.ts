import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type ReceivedMail = { raw: Buffer; secure: boolean; from: string; to: string[] }

/** A real SMTP server on loopback that keeps what it receives; `options` make it misbehave. */
export async function startSmtpReceiver(options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH'],
    // Off by choice, which also accepts its test certificate without a warning.
    logger: false,
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          raw: Buffer.concat(chunks),
          secure: session.secure,
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
        })
        callback()
      })
    },
    ...options,
  })
  // What goes wrong on a connection is what a test looks at from the other side.
  server.on('error', () => {})
  const sockets: Socket[] = []
  server.server.on('connection', (socket: Socket) => sockets.push(socket))
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    mails,
    port,
    hangUp: () => sockets.forEach((socket) => socket.destroy()),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
