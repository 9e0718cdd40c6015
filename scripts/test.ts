import './typescript.ts'

const { main } = await import('@/lib/command/main')
const { runTests } = await import('@/tests/run/run-tests')

await main(() => runTests(process.argv.includes('--full')))
