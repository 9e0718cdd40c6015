/** The most a request body may hold, in bytes (32 KB: the form's limits in the widest script, with room). */
const BODY_LIMIT = 32 * 1024

/** No form has such a field: whoever sends one hopes for a program that copies it carelessly. */
const reservedNames = ['__proto__', 'constructor', 'prototype']

export type BodyErrorCode = 'malformed' | 'too-large' | 'unsupported-type'

export type Body =
  | { ok: true; encoding: 'json' | 'form'; fields: Record<string, unknown> }
  | { ok: false; code: BodyErrorCode }

/** How a body says it is encoded, or null for a type, charset or compression that we do not read. */
export function bodyEncoding(headers: Headers): 'json' | 'form' | null {
  // Nothing here unpacks: a compressed body would only be a way around the limit.
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') return null
  const [type, ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';')
  const charset = parameters.find((parameter) => parameter.trim().startsWith('charset='))
  if (charset && !/^\s*charset="?utf-8"?\s*$/.test(charset)) return null
  if (type?.trim() === 'application/json') return 'json'
  return type?.trim() === 'application/x-www-form-urlencoded' ? 'form' : null
}

/**
 * Reads a body as a JSON object or as a form, strictly UTF-8 and counted on the stream: never more than BODY_LIMIT
 * bytes are held, whatever Content-Length says. Names and values are as sent; nothing is validated here.
 */
export async function readBody(request: Request): Promise<Body> {
  const encoding = bodyEncoding(request.headers)
  if (encoding === null) return { ok: false, code: 'unsupported-type' }
  if (Number(request.headers.get('content-length')) > BODY_LIMIT) return { ok: false, code: 'too-large' }
  try {
    const bytes = await readBytes(request.body)
    if (bytes === null) return { ok: false, code: 'too-large' }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const fields = encoding === 'json' ? parseObject(text) : parseForm(text)
    if (fields === null || reservedNames.some((name) => Object.hasOwn(fields, name))) {
      return { ok: false, code: 'malformed' }
    }
    return { ok: true, encoding, fields }
  } catch {
    // Not UTF-8, not JSON, or a sender that went away half-way.
    return { ok: false, code: 'malformed' }
  }
}

async function readBytes(stream: ReadableStream<Uint8Array> | null): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop cancels the stream, so the rest is not read.
  for await (const chunk of stream ?? []) {
    size += chunk.byteLength
    if (size > BODY_LIMIT) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parseObject(text: string): Record<string, unknown> | null {
  const value: unknown = JSON.parse(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
}

/** Unlike URLSearchParams, refuses (by throwing) escapes that are not UTF-8 instead of replacing them. */
function parseForm(text: string): Record<string, string> {
  const decode = (part: string) => decodeURIComponent(part.replaceAll('+', ' '))
  const pairs = text.split('&').filter((pair) => pair !== '')
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [decode(name), decode(value.join('='))]
    }),
  )
}
