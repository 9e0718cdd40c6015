import './typescript.ts'

const { main } = await import('@/lib/command/main')
const { runScript } = await import('@/lib/command/run')

/** Evaluates the assistant and the search on the labeled sentences, and writes the table in docs/assistant.md. */
await main(async () => {
  const { ok } = await runScript(
    'node_modules/jest/bin/jest.js',
    ['--testPathPatterns', 'lib/assistant/evaluation', '--reporters=default'],
    {
      env: {
        WRITE_EVALUATION: '1',
        NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
      },
    },
  )
  return ok ? 0 : 1
})
