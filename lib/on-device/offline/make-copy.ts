import { variantHeader } from '@/lib/variant/variant'

const buildFile = /\/_next\/static\/[\w.~/-]+\.(?:js|css|woff2)/g

/**
 * The response to store. `data-copied` tells the page that it is a copy, and when it was made. The content
 * security policy stays, because it lists hashes of the page's inline scripts.
 * @param files the files cached with it.
 * @returns null for anything but a complete page of this build: an error, another file type, or a page whose
 * scripts are not cached.
 */
export async function makeCopy(
  answer: Response,
  files: readonly string[],
  now: Date,
): Promise<Response | null> {
  const isPage = answer.status === 200 && answer.headers.get('content-type')?.startsWith('text/html')
  if (!isPage || answer.redirected || !answer.headers.has(variantHeader)) return null
  const html = await answer.text()
  const cached = new Set(files)
  if (html.match(buildFile)?.some((file) => !cached.has(file))) return null
  const headers = new Headers(answer.headers)
  for (const name of ['content-encoding', 'content-length', 'etag', 'set-cookie', 'vary'])
    headers.delete(name)
  return new Response(html.replace('<html ', `<html data-copied="${now.toISOString()}" `), { headers })
}
