import { spawn } from 'node:child_process'
import { readBuild } from './lib/build.mjs'
import { loadEnvironmentFiles } from './lib/env-files.mjs'
import { projectNode, root } from './lib/paths.mjs'
import { currentCommit, main, signals, toolEnvironment } from './lib/run.mjs'
import { ensureBuilt, ensureInstalled } from './setup.mjs'

function noteOldBuild() {
  const [built, now] = [readBuild()?.commit, currentCommit()]
  if (!built || !now || built === now) return
  console.log(
    `The build (${built.slice(0, 7)}) is older than the sources (${now.slice(0, 7)}); \`npm run build\` renews it.`,
  )
}

/** Runs the server on the project's Node as a child; its end is ours. */
function serve() {
  return new Promise((done) => {
    // The channel tells the server when this process is gone, however it went.
    const child = spawn(projectNode(), ['scripts/server.mjs'], {
      cwd: root,
      env: toolEnvironment({ NODE_ENV: 'production' }),
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    for (const signal of signals) process.on(signal, () => child.kill(signal))
    child.on('exit', (code) => done(code ?? 1))
  })
}

await main(async () => {
  loadEnvironmentFiles()
  await ensureInstalled({ development: false })
  await ensureBuilt()
  noteOldBuild()
  return serve()
})
