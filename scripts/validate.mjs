import { availableParallelism } from 'node:os'
import { main, runTool, seconds } from './lib/run.mjs'
import { ensureInstalled } from './setup.mjs'

const sources = ['app', 'components', 'content', 'lib', 'scripts', 'tests', 'middleware.ts']

/** Each check is one or more tools, which run in order; the longest stands first. */
const checks = [
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
]

async function perform({ name, tools }) {
  const began = Date.now()
  for (const [script, ...args] of tools) {
    const { ok, output } = await runTool(`node_modules/${script}`, args, { quiet: true })
    if (ok) continue
    console.log(`${output.trim()}\n\nFAILED  ${name} (${seconds(began)})\n`)
    return false
  }
  console.log(`ok      ${name} (${seconds(began)})`)
  return true
}

/** Works through the checks, as many at a time as there are processors for them. */
async function performAll() {
  const waiting = [...checks]
  const results = []
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await perform(check))
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), checks.length) }, worker))
  return results
}

await main(async () => {
  await ensureInstalled({ development: true })
  return (await performAll()).every(Boolean) ? 0 : 1
})
