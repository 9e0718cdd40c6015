import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import etag from 'etag'
import fresh from 'fresh'
import Negotiator from 'negotiator'

/** By preference: the smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof encodings)[number]

/** A file in the forms that the server keeps in memory, with its headers. */
export type MemoryFile = Partial<Record<Encoding, Buffer>> & { headers: Map<string, string> }

/** Loads the copies that lib/build/compress.ts wrote, or only the file itself if it has none. */
export function loadFile(file: string, headers: Iterable<[string, string]>): MemoryFile {
  const forms: Partial<Record<Encoding, Buffer>> = existsSync(`${file}.br`)
    ? { br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) }
    : { identity: readFileSync(file) }
  // Weak, because all forms share it.
  const tag = etag(forms.br ?? forms.identity ?? '', { weak: true })
  return { ...forms, headers: new Map([...headers, ['ETag', tag]]) }
}

/** A text that was made while the server starts, for nearly every client: packed once, and not as small as can be. */
export function packText(text: string, headers: Iterable<[string, string]>): MemoryFile {
  const gzip = gzipSync(text)
  return { gzip, headers: new Map([...headers, ['ETag', etag(gzip, { weak: true })]]) }
}

/**
 * The best form that the client takes; undefined if it takes none. Unpacking would block every other visitor, so Next
 * answers the few that want none of ours.
 */
export function formFor(request: IncomingMessage, file: MemoryFile): Encoding | undefined {
  const accepted = new Negotiator(request).encodings([...encodings])
  return encodings.find((encoding) => file[encoding] && accepted.includes(encoding))
}

/** Sends one of a file's forms, or 304 if the client has it. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: MemoryFile,
  form: Encoding,
): void {
  response.setHeaders(file.headers)
  if (fresh(request.headers, { etag: file.headers.get('ETag') })) return void response.writeHead(304).end()
  const body = file[form]!
  if (form !== 'identity') response.setHeader('Content-Encoding', form)
  response.setHeader('Content-Length', body.length)
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body)
}
