import { compressBuild } from '@/lib/build/compress'
import { writeDeferredScripts } from '@/lib/build/defer-scripts'
import { writeInlineScripts } from '@/lib/build/inline-scripts'
import { writeOfflineWorker } from '@/lib/build/offline-worker'
import { secondsSince } from '@/lib/command/run'

/** Postprocesses the output of `next build`. The order matters: each step reads the previous one's output. */
export async function finishBuild(): Promise<void> {
  writeDeferredScripts()
  // Hashes inline scripts, so pages must not change after this.
  writeInlineScripts()
  await writeOfflineWorker()
  // Vercel serves pages and static files itself.
  if (process.env.VERCEL) return
  console.log('Compressing pages and files...')
  const startedAt = Date.now()
  const files = await compressBuild()
  console.log(`Compressed ${files} files in ${secondsSince(startedAt)}.`)
}
