import { variantHeader } from '@/lib/variant'

const buildFile = /\/_next\/static\/[\w.~/-]+\.(?:js|css|woff2)/g

/**
 * The answer as it is kept: the page knows from `data-copied` that it is a copy, and from when. Its policy stays, which
 * names the page's inline scripts.
 * @param files what is kept beside it.
 * @returns null for what is no whole page of this build: an error, another file, a page whose scripts are not kept.
 */
export async function makeCopy(
  answer: Response,
  files: readonly string[],
  now: Date,
): Promise<Response | null> {
  const isPage = answer.status === 200 && answer.headers.get('content-type')?.startsWith('text/html')
  if (!isPage || answer.redirected || !answer.headers.has(variantHeader)) return null
  const html = await answer.text()
  const kept = new Set(files)
  if (html.match(buildFile)?.some((file) => !kept.has(file))) return null
  const headers = new Headers(answer.headers)
  for (const name of ['content-encoding', 'content-length', 'etag', 'set-cookie', 'vary'])
    headers.delete(name)
  return new Response(html.replace('<html ', `<html data-copied="${now.toISOString()}" `), { headers })
}
