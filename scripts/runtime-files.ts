import './typescript.ts'

/* Prints what the Dockerfile copies into the image: every file that the built site needs to run. */

const { main } = await import('@/lib/command/main')
const { runtimeFiles } = await import('@/lib/build/runtime-files')

await main(async () => console.log((await runtimeFiles()).join('\n')))
