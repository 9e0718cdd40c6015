import './typescript.ts'
import { watch } from 'chokidar'

const { compilePractice } = await import('@/lib/build/content/practice/compile-practice')
const { compileTables } = await import('@/lib/build/content/clinical/compile-tables')
const { compileContent } = await import('@/lib/build/content/compile')
const { main } = await import('@/lib/command/main')
const { runScript } = await import('@/lib/command/run')

function compileAgain() {
  try {
    compilePractice()
    compileTables()
    compileContent()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}

// Runs Next's development server, which reloads a page when what it imports changes.
await main(async () => {
  // Without npm, nobody could end the server.
  process.once('disconnect', () => process.exit())
  // The last has the lists of pages, which the compiler compares with the files.
  const folders = ['content/en', 'content/clinical', 'content/practice', 'content/collections']
  const watcher = watch(folders, { ignoreInitial: true }).on('all', compileAgain)
  const { ok } = await runScript('node_modules/next/dist/bin/next', ['dev'])
  await watcher.close()
  return ok ? 0 : 1
})
