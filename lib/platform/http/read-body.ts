/**
 * Maximum size of a request body, in bytes. 32 KB fits a form with every field at its limit in any script.
 */
const BODY_LIMIT = 32 * 1024

/** No form has these fields; they are attempts at prototype pollution. */
const reservedNames = ['__proto__', 'constructor', 'prototype']

export type BodyErrorCode = 'malformed' | 'too-large' | 'unsupported-type'

export type Body =
  | { ok: true; encoding: 'json' | 'form'; fields: Record<string, unknown> }
  | { ok: false; code: BodyErrorCode }

/** The body's encoding, or null for an unsupported type, charset or compression. */
export function bodyEncoding(headers: Headers): 'json' | 'form' | null {
  // Compressed bodies are rejected, because they could bypass the size limit.
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') return null
  const [type, ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';')
  const charset = parameters.find((parameter) => parameter.trim().startsWith('charset='))
  if (charset && !/^\s*charset="?utf-8"?\s*$/.test(charset)) return null
  if (type?.trim() === 'application/json') return 'json'
  return type?.trim() === 'application/x-www-form-urlencoded' ? 'form' : null
}

/**
 * Reads a body as a JSON object or a form, in strict UTF-8. Counts bytes on the stream, so that it never
 * holds more than BODY_LIMIT regardless of Content-Length. Names and values are as sent; nothing is validated
 * here.
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
    // Not UTF-8, not JSON, or the sender disconnected.
    return { ok: false, code: 'malformed' }
  }
}

async function readBytes(stream: ReadableStream<Uint8Array> | null): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop cancels the stream.
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

/** Unlike URLSearchParams, throws on escapes that aren't UTF-8 instead of replacing them. */
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
