import { writeCompileHints } from '@/lib/build/compile-hints'
import { compressBuild } from '@/lib/build/compress'
import { writeInlineScripts } from '@/lib/build/inline-scripts'
import { writeOfflineWorker } from '@/lib/build/offline-worker'
import { rewritePages } from '@/lib/build/rewrite-pages'
import { secondsSince } from '@/lib/command/run'

/** Postprocesses the output of `next build`. The order matters: each step reads the previous one's output. */
export async function finishBuild(): Promise<void> {
  writeCompileHints()
  rewritePages()
  // Hashes inline scripts, so pages must not change after this.
  writeInlineScripts()
  await writeOfflineWorker()
  // Vercel serves pages and static files itself.
  if (process.env.VERCEL) return
  const startedAt = Date.now()
  const files = await compressBuild()
  console.log(`Compressed ${files} files in ${secondsSince(startedAt)}.`)
}
