import './typescript.ts'
import { availableParallelism } from 'node:os'

const { main } = await import('@/lib/command/main')
const { runScript, secondsSince } = await import('@/lib/command/run')

type Check = { name: string; tools: [script: string, ...args: string[]][] }

const sources = [
  'app',
  'components',
  'content',
  'lib',
  'scripts',
  'tests',
  'instrumentation.ts',
  'middleware.ts',
]

/** Each check runs one or more tools in order; the slowest check comes first. */
const checks: Check[] = [
  {
    name: 'types',
    tools: [
      ['next/dist/bin/next', 'typegen'],
      ['typescript/bin/tsc', '--noEmit'],
    ],
  },
  { name: 'lint', tools: [['eslint/bin/eslint.js', '.', '--max-warnings', '0']] },
  { name: 'formatting', tools: [['prettier/bin/prettier.cjs', '--check', '.']] },
  {
    name: 'dependency rules',
    tools: [
      ['dependency-cruiser/bin/dependency-cruiser.mjs', '--config', '.dependency-cruiser.cjs', ...sources],
    ],
  },
  { name: 'dead code', tools: [['knip/bin/knip.js', '--no-progress']] },
  { name: 'licenses', tools: [['../scripts/licenses.ts']] },
]

async function perform({ name, tools }: Check): Promise<boolean> {
  const startedAt = Date.now()
  for (const [script, ...args] of tools) {
    const { ok, output } = await runScript(`node_modules/${script}`, args, { quiet: true })
    if (ok) continue
    console.log(`${output.trim()}\n\nFAILED  ${name} (${secondsSince(startedAt)})\n`)
    return false
  }
  console.log(`ok      ${name} (${secondsSince(startedAt)})`)
  return true
}

/** Runs the checks in parallel, one per processor. */
async function performAll(): Promise<boolean[]> {
  const waiting = [...checks]
  const results: boolean[] = []
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await perform(check))
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), checks.length) }, worker))
  return results
}

await main(async () => ((await performAll()).every(Boolean) ? 0 : 1))
