import { ensureInstalled } from './setup.mjs'
import { main, runTool } from './lib/run.mjs'

/**
 * Makes the assistant's nets from the examples (lib/assistant/examples), measures rules, nets and search over the labelled
 * sentences, and writes docs/assistant-evaluation.md.
 */
await main(async () => {
  await ensureInstalled({ development: true })
  const env = {
    WRITE_NETS: '1',
    WRITE_EVALUATION: '1',
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  }
  for (const tests of ['lib/assistant/nets', 'lib/assistant/evaluation']) {
    const { ok } = await runTool('node_modules/jest/bin/jest.js', [tests], { env })
    if (!ok) return 1
  }
  return 0
})
