import './lib/typescript.mjs'
import { writeCompileHints } from './lib/compile-hints.mjs'
import { pack } from './lib/front/pack.mjs'
import { writeInlineScripts } from './lib/inline-scripts.mjs'
import { writeOfflineWorker } from './lib/offline-worker.mjs'
import { main, seconds } from './lib/run.mjs'
import { rewritePages } from './lib/rewrite-pages.mjs'

/*
 * What is done on the output of `next build`, in this order: each step reads what the one before has written. It runs on
 * the project's own Node, once the packages are there (scripts/lib/build.mjs).
 */
async function packPages() {
  const began = Date.now()
  const count = await pack()
  return { ok: true, output: `Packed ${count} pages and files in ${seconds(began)}.` }
}

const steps = [
  writeCompileHints,
  rewritePages,
  // It knows the pages' scripts by what they say, so nothing writes pages after it.
  writeInlineScripts,
  writeOfflineWorker,
  // Vercel serves the pages itself.
  ...(process.env.VERCEL ? [] : [packPages]),
]

await main(async () => {
  for (const step of steps) {
    const { ok, output } = await step()
    if (output) console.log(output)
    if (!ok) return 1
  }
  return 0
})
