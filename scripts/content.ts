import './typescript.ts'

const { compileContent } = await import('@/lib/build/content/compile')
const { main } = await import('@/lib/command/main')

await main(async () => {
  compileContent()
  // Imported late, because the examples include what was just compiled.
  const { trainClassifiers } = await import('@/lib/build/assistant/train-classifiers')
  trainClassifiers()
})
