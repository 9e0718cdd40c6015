import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packFolder, packIndex } from './paths.mjs'

/** nginx says these itself, of the form that it sends. */
const nginxsOwn = new Set(['content-type', 'etag', 'last-modified', 'accept-ranges', 'vary'])
const hashedFiles = '/_next/static/'

const indented = (lines, by) => lines.map((line) => `${' '.repeat(by)}${line}`).join('\n')
/** As nginx takes a text in its configuration. */
export const quoted = (text) => `"${text.replaceAll('"', '\\"')}"`
const escaped = (path) => path.replaceAll('.', '\\.')
const typeOf = ({ headers }) => headers.find(([name]) => name === 'Content-Type')[1].split(';')[0]

/** One line of `types` for each kind of file, whatever the machine's own mime.types says. */
function types(files) {
  const kinds = new Map(files.map((file) => [file.path.split('.').at(-1), typeOf(file)]))
  return [...kinds].map(([ending, type]) => `${type} ${ending};`)
}

/** Which paths have the same headers. @returns {[lines: string, paths: string[]][]} */
function byHeaders(files, isSecure) {
  const groups = new Map()
  for (const { path, headers, secureHeaders } of files) {
    const own = (isSecure ? secureHeaders : headers).filter(([name]) => !nginxsOwn.has(name.toLowerCase()))
    const lines = own.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
    const key = indented(lines, 8)
    groups.set(key, [...(groups.get(key) ?? []), path])
  }
  return [...groups]
}

/** nginx takes at most 4,096 letters at once. */
const atOnce = 25

/** How nginx knows some paths: hashed ones, which are many, by their folder; those of public/ by their names. */
function matchers(paths) {
  const named = paths.filter((path) => !path.startsWith(hashedFiles)).map(escaped)
  const chunks = Array.from({ length: Math.ceil(named.length / atOnce) }, (_, chunk) =>
    named.slice(chunk * atOnce, (chunk + 1) * atOnce),
  )
  return [
    ...(named.length < paths.length ? [`^~ ${hashedFiles}`] : []),
    ...chunks.map((chunk) => `~ ^(?:${chunk.join('|')})$`),
  ]
}

/**
 * An nginx configuration for the build that is there: its files from the disk, compressed already, with the site's
 * headers; everything else from the site, which knows the visitor.
 * @param {{ name: string, listen: string, site: string, isBrotli: boolean, isSecure: boolean, more: string[] }} options
 *   site: an address such as 127.0.0.1:3000; isBrotli: nginx has the module brotli_static; isSecure: it ends TLS; more: lines
 *   of the server, such as its certificate
 */
export function nginxConfig({ name, listen, site, isBrotli, isSecure, more }) {
  const { files } = JSON.parse(readFileSync(packIndex, 'utf8'))
  const forms = ['gzip_static on;', ...(isBrotli ? ['brotli_static on;'] : [])]
  const fileLocations = byHeaders(files, isSecure).flatMap(([headers, paths]) =>
    matchers(paths).map((matcher) => `    location ${matcher} {\n${indented(forms, 8)}\n${headers}\n    }`),
  )
  return `# Made by \`npm run nginx-config\` for the build in ${packFolder}; make it anew after each build.
upstream spine {
    server ${site};
    keepalive 32;
}
server {
    listen ${listen};
    server_name ${name};
${indented(
  [
    ...more,
    `root ${join(packFolder, 'files')};`,
    '# What people search for stands in addresses.',
    'access_log off;',
    'client_max_body_size 64k;',
    'charset utf-8;',
    'charset_types text/css application/javascript text/plain;',
    'gzip_vary on;',
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    'proxy_set_header Host $http_host;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    '# The headers of a page are long.',
    'proxy_buffer_size 16k;',
    'proxy_buffers 16 32k;',
  ],
  4,
)}
    types {
${indented(types(files), 8)}
    }
${fileLocations.join('\n')}
    # The assistant speaks while it thinks.
    location /api/ {
        proxy_pass http://spine;
        proxy_buffering off;
    }
    location / {
        proxy_pass http://spine;
    }
}
`
}
