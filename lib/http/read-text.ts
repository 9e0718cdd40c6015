/** The most a call from another program may hold, in bytes. */
const TEXT_LIMIT = 64 * 1024

/** Reads a body as text, exactly as sent (a signature is made over it), counted on the stream; null when it is too long. */
export async function readText(request: Request, limit = TEXT_LIMIT): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
