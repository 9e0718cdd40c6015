import './typescript.ts'
import { parseArgs } from 'node:util'

const { main } = await import('@/lib/command/main')
const { runScript } = await import('@/lib/command/run')

/** Evaluates the assistant and the search on the labeled sentences, and writes the table in docs/assistant.md. */
async function evaluate(): Promise<number> {
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
}

/** With `--prompts FILE` or `--replies FILE`, it exports what a model would get, or checks what it wrote (docs/assistant.md). */
await main(async () => {
  const file = { type: 'string' } as const
  const { prompts, replies } = parseArgs({ options: { prompts: file, replies: file } }).values
  if (prompts === undefined && replies === undefined) return evaluate()
  const { exportPrompts, gradeReplies } = await import('@/tests/assistant/model-replies')
  if (prompts !== undefined) console.log(exportPrompts(prompts))
  if (replies !== undefined) console.log(gradeReplies(replies))
  return 0
})
