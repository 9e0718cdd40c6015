import './typescript.ts'
import { parseArgs } from 'node:util'

const { main } = await import('@/lib/command/main')
const { root } = await import('@/lib/command/root')
const { runScript } = await import('@/lib/command/run')
const { checkContent, publish } = await import('@/lib/edit/publish')
const { startEditor } = await import('@/lib/edit/server')

/* `npm run edit`: the editor of facts and pages, and the development server that shows what changes. */
await main(async () => {
  // Without npm, nobody could end it.
  process.once('disconnect', () => process.exit())
  const { values } = parseArgs({ options: { port: { type: 'string', default: '3999' } } })
  const { url } = await startEditor({
    root,
    port: Number(values.port),
    preview: `http://localhost:${process.env.PORT ?? 3000}`,
    publish: (message) => publish(message, { root, check: checkContent }),
  })
  console.log(`Open ${url} in your browser. Whoever has this address can change the site's text.`)
  const { ok } = await runScript('scripts/dev.ts')
  return ok ? 0 : 1
})
