import './typescript.ts'

const { compilePractice } = await import('@/lib/build/content/practice/compile-practice')
const { compileTables } = await import('@/lib/build/content/clinical/compile-tables')
const { main } = await import('@/lib/command/main')

/**
 * `npm run content` compiles the content and prints the blank forms; `npm run content -- where` lists the places that
 * state a tier or a time, and `npm run content -- words` counts the words of each kind of text.
 */
await main(async () => {
  if (process.argv[2] === 'words') {
    const { wordsByKind } = await import('@/lib/build/content/count-words')
    for (const line of wordsByKind()) console.log(line)
    return
  }
  compilePractice()
  compileTables()
  if (process.argv[2] === 'where') {
    const { usesOfTables } = await import('@/lib/build/content/clinical/uses')
    for (const use of usesOfTables()) console.log(use)
    return
  }
  // Imported late, because interface words take facts, times and signs from what was just compiled.
  const { compileContent } = await import('@/lib/build/content/compile')
  compileContent()
  const { writeBlankForms } = await import('@/lib/build/assets/blank-forms')
  await writeBlankForms()
  // Imported late, because the examples include what was just compiled.
  const { trainClassifiers } = await import('@/lib/build/assistant/train-classifiers')
  await trainClassifiers()
})
