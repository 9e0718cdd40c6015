import './typescript.ts'

const { compileTables } = await import('@/lib/build/content/clinical/compile-tables')
const { main } = await import('@/lib/command/main')

await main(async () => {
  compileTables()
  // Imported late, because interface words take times and signs from the tables.
  const { compileContent } = await import('@/lib/build/content/compile')
  compileContent()
  // Imported late, because the examples include what was just compiled.
  const { trainClassifiers } = await import('@/lib/build/assistant/train-classifiers')
  trainClassifiers()
})
