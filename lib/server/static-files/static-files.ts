import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { contentType } from 'mime-types'
import { builtFiles, builtFolder } from '@/lib/build/built-files'
import { formFor, loadFile, sendFile } from '@/lib/server/page-cache/memory-file'

/** What a page may do means nothing in scripts, styles and fonts (docs/decisions/0021), so these two are all. */
const fileHeaders: [string, string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Cache-Control', 'public, max-age=31536000, immutable'],
  ['Vary', 'Accept-Encoding'],
]

/**
 * Serves the build's files from memory. They never change under their names. The returned function says whether it has
 * responded; if not, Next.js handles the request, as it does for the files in public/.
 */
export function createStaticFiles() {
  const files = new Map(
    builtFiles().map((name) => {
      const type = contentType(extname(name)) || 'application/octet-stream'
      return [
        `/_next/static/${name}`,
        loadFile(join(builtFolder, name), [...fileHeaders, ['Content-Type', type]]),
      ]
    }),
  )
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const file = files.get(request.url?.split('?', 1)[0] ?? '')
    const form = file && formFor(request, file)
    if (form) sendFile(request, response, file, form)
    return form !== undefined
  }
}
