/** Maximum size of a call from another program, in bytes. */
const TEXT_LIMIT = 64 * 1024

/**
 * Reads a body as text, exactly as sent, because signatures cover its bytes. Counts bytes on the stream; null
 * if too long.
 */
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
