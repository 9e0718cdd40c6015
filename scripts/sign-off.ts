import './typescript.ts'

const { main } = await import('@/lib/command/main')
const { signOff } = await import('@/lib/build/sign-off/command')

await main(() => console.log(signOff(process.argv.slice(2))))
