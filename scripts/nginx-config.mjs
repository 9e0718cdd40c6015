import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readBuild } from './lib/build.mjs'
import { nginxConfig } from './lib/front/nginx-config.mjs'
import { packIndex } from './lib/front/paths.mjs'
import { main, Refusal } from './lib/run.mjs'

/** Prints an nginx configuration for the build that is there (docs/launch.md, "The proxy"). */
await main(() => {
  const { values } = parseArgs({
    options: {
      listen: { type: 'string' },
      site: { type: 'string', default: '127.0.0.1:3000' },
      certificate: { type: 'string' },
      key: { type: 'string' },
      brotli: { type: 'boolean', default: false },
    },
  })
  const build = readBuild()
  if (!build || !existsSync(packIndex))
    throw new Refusal('There is no build here: `npm run build` makes one.')
  const { certificate, key, site, brotli: isBrotli } = values
  const isSecure = certificate !== undefined
  const more = isSecure ? [`ssl_certificate ${certificate};`, `ssl_certificate_key ${key};`] : []
  const listen = values.listen ?? (isSecure ? '443 ssl http2' : '80')
  const name = new URL(build.siteUrl).hostname
  process.stdout.write(nginxConfig({ name, listen, site, isBrotli, isSecure, more }))
})
