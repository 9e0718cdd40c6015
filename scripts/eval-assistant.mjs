import { ensureInstalled } from './setup.mjs'
import { main, runTool } from './lib/run.mjs'

/** Measures the assistant's rules and search over the labelled sentences, and writes docs/assistant-evaluation.md. */
await main(async () => {
  await ensureInstalled({ development: true })
  const env = {
    WRITE_EVALUATION: '1',
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  }
  const { ok } = await runTool('node_modules/jest/bin/jest.js', ['lib/assistant/evaluation'], { env })
  return ok ? 0 : 1
})
