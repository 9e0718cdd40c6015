import { readdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { readJson, root } from '../paths.mjs'

// Next sends files with it, and so it decides what their kind is called.
const { mime } = createRequire(import.meta.url)('next/dist/compiled/send')

/** Larger ones are films and forms: they come from the disk, in parts, which Next does well enough. */
const largest = 1_000_000

const places = [
  { folder: '.next/static', at: '/_next/static/', keep: 'public, max-age=31536000, immutable' },
  { folder: 'public', at: '/', keep: 'public, max-age=0' },
]

/** What the rules of next.config.mjs put on a path. @param {boolean} secure over https */
function configuredHeaders(rules, path, secure) {
  const fitting = rules.filter(({ has, regex }) => (!has || secure) && new RegExp(regex).test(path))
  return Object.fromEntries(fitting.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])))
}

function contentType(path) {
  const type = mime.lookup(path)
  const charset = mime.charsets.lookup(type)
  return charset ? `${type}; charset=${charset}` : type
}

const isCompressible = (type) => /^text\/|javascript|json|xml|svg|x-icon/.test(type)

/**
 * The build's own files and those of public/, as they are sent.
 * @returns {{ path: string, source: string, name: string, headers: [string, string][], secureHeaders: [string, string][] }[]}
 */
export function staticFiles() {
  const { headers: rules } = readJson('.next/routes-manifest.json')
  return places.flatMap(({ folder, at, keep }) => {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    return entries.flatMap((entry) => {
      const source = join(entry.parentPath, entry.name)
      const path = at + relative(join(root, folder), source)
      if (!entry.isFile() || statSync(source).size > largest || encodeURI(path) !== path) return []
      // What is configured stands; Next adds the rest.
      const all = (secure) => ({ ...sendHeaders(source, keep), ...configuredHeaders(rules, path, secure) })
      const [headers, secureHeaders] = [false, true].map((secure) => Object.entries(all(secure)))
      return { path, source, name: join('files', path), headers, secureHeaders }
    })
  })
}

function sendHeaders(source, keep) {
  const { size, mtime } = statSync(source)
  const type = contentType(source)
  return {
    'Cache-Control': keep,
    'Accept-Ranges': 'bytes',
    'Last-Modified': mtime.toUTCString(),
    ETag: `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`,
    'Content-Type': type,
    ...(isCompressible(type) && { Vary: 'Accept-Encoding' }),
  }
}
