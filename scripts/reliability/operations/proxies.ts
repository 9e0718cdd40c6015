import { notRun } from '@/scripts/reliability/judge'
import { crawl } from '@/scripts/reliability/operations/crawl'
import { startSite } from '@/scripts/reliability/site'
import { temporaryFolder } from '@/scripts/reliability/temporary-folder'
import { findCaddy, findNginx } from '@/tests/run/executables'
import { startExampleCaddy, startExampleNginx } from '@/tests/support/servers/example-proxies'
import type { Figure } from '@/tests/run/report'

const proxies = [
  { name: 'nginx', find: findNginx, start: startExampleNginx },
  { name: 'Caddy', find: findCaddy, start: startExampleCaddy },
]

/** deploy/nginx.conf and deploy/Caddyfile in front of the site, crawled as visitors of each kind. */
export async function measureProxies(): Promise<Figure[]> {
  const site = await startSite({ dataDir: temporaryFolder('proxies'), env: { GEO_SOURCE: 'vercel' } })
  const figures: Figure[] = []
  for (const { name, find, start } of proxies) {
    if (!find()) {
      figures.push(notRun(`${name}: every page`, '200', `needs ${name}`))
      continue
    }
    const proxy = await start(site.url)
    figures.push(...(await crawl(name, proxy.url, site.url)))
    await proxy.stop()
  }
  await site.stop()
  return figures
}
