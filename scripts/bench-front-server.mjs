import { createServer } from 'node:http'
import { main } from './lib/run.mjs'
import { createFront } from './lib/front/front.mjs'
import { loadPack } from './lib/front/load.mjs'

/** The same pages under other addresses; each is a thing of its own, with a file name of its own. */
function times(pack, factor) {
  const pages = new Map()
  for (let copy = 0; copy < factor; copy++)
    for (const [path, variants] of pack.pages) {
      const own = Object.entries(variants).map(([segment, page]) => [
        segment,
        { ...page, name: './'.repeat(copy) + page.name },
      ])
      pages.set(copy === 0 ? path : `${path}--${copy}`, Object.fromEntries(own))
    }
  return { ...pack, pages }
}

/** The front alone, with so many times the pages: what a request costs must not hang on their number. */
await main(() => {
  const front = createFront(times(loadPack(), Number(process.argv[2])))
  const server = createServer((request, response) => {
    if (front(request, response)) return
    response.writeHead(404)
    response.end()
  })
  server.listen(0, () => process.send(server.address().port))
  process.once('disconnect', () => process.exit())
})
