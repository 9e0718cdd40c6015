import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { collections, type Collection } from '@/lib/build/content/collections'
import type { TextPage } from '@/content/schemas/page-schema'
import { withFacts } from '@/lib/build/content/facts'
import { glossaryOf, withGlossaryLinks } from '@/lib/build/content/glossary-links'
import { addressesOf } from '@/lib/build/content/checks/addresses'
import { checkAnswers } from '@/lib/build/content/checks/faq'
import { checkBlocks } from '@/lib/build/content/checks/blocks'
import { checkLinks } from '@/lib/build/content/checks/links'
import { listMistakes } from '@/lib/build/content/checks/lists'
import { checkQuotes } from '@/lib/build/content/checks/quotes'
import { checkSources } from '@/lib/build/content/checks/sources'
import { withMilestones } from '@/lib/build/content/milestones/inline'
import { readMilestones } from '@/lib/build/content/milestones/read'
import { ContentError, parseMarkdown, type MarkdownFile } from '@/lib/build/content/markdown'
import { openFactsOf, withoutOpenFacts } from '@/lib/build/content/open-facts'
import { signOffFolder, signOffModules, type Sources } from '@/lib/build/content/sign-off'
import { writeIfChanged } from '@/lib/build/content/write-if-changed'
import { withSigns } from '@/lib/build/content/clinical/sign-sentences'
import { UsageError } from '@/lib/command/main'

const source = 'content/en'
const target = 'content/generated/en'

const healthKeys = ['reviewed', 'sources', 'warningSigns']

/** The line of the front matter key or block that a path such as `sections.2.body.1` is about. */
function lineFor({ text }: MarkdownFile, lines: Map<string, number>, path: PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const line = lines.get(path.slice(0, length).join('.'))
    if (line) return line
  }
  const key = String(path[0] === 'health' ? path[1] : path[0])
  const index = text.split('\n').findIndex((line) => line.startsWith(`${key}:`))
  return Math.max(1, index + 1)
}

function contentError(file: MarkdownFile, lines: Map<string, number>, { issues }: z.ZodError) {
  const { path, message: said } = issues[0]!
  const message = /received undefined$/.test(said) ? 'is missing; docs/content.md shows a whole page' : said
  return new ContentError(file.path, lineFor(file, lines, path), `${path.join('.')}: ${message}`)
}

function rejectUnknownKeys({ path, text, front }: MarkdownFile, schema: z.ZodObject) {
  const known = [...Object.keys(schema.shape), ...healthKeys]
  const unknown = Object.keys(front).find((key) => !known.includes(key))
  if (!unknown) return
  const index = text.split('\n').findIndex((line) => line.startsWith(`${unknown}:`))
  throw new ContentError(path, index + 1, `the front matter has an unknown entry "${unknown}"`)
}

/**
 * Reads one Markdown file and validates it.
 * @throws ContentError with the file and line of the first mistake
 */
export function compileFile({ schema, parse, key }: Collection, path: string, text: string): unknown {
  checkBlocks(path, text)
  const withTables = withMilestones(readMilestones(), path, withSigns(path, text))
  const file = withoutOpenFacts(parseMarkdown(path, withFacts(path, withTables)))
  rejectUnknownKeys(file, schema)
  const { data, lines } = parse(file)
  const name = path.slice(path.lastIndexOf('/') + 1, -'.md'.length)
  const result = schema.safeParse({ ...data, ...(key && { [key]: name }) })
  if (!result.success) throw contentError(file, lines, result.error)
  checkSources(file)
  checkQuotes(file)
  return result.data
}

function generated({ name, type: [type, module] }: Collection, files: Map<string, unknown>): string {
  const names = [...files.keys()].map((file) => `'${file}'`).join(' | ') || 'never'
  return `// Generated from ${source}/${name}. Do not edit.
import type { ${type} } from '@/content/schemas/${module}'

export const ${name}: Record<${names}, ${type}> = ${JSON.stringify(Object.fromEntries(files))}
`
}

/** The messages of the files that `work` refuses. */
function mistakesIn(
  files: ReadonlyMap<string, string>,
  work: (path: string, text: string) => void,
): string[] {
  return [...files].flatMap(([path, text]) => {
    try {
      work(path, text)
      return []
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      return [error.message]
    }
  })
}

/** The Markdown files of a collection, by path. */
function filesOf({ name }: Collection): Map<string, string> {
  const folder = join(source, name)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  )
  return new Map(files.sort().map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')]))
}

const nameOf = ({ name }: Collection, path: string) => path.slice(`${source}/${name}/`.length, -'.md'.length)

/** What is wrong with the list that puts a collection's pages in order, if it has one. */
function mistakesInList({ name }: Collection, files: Iterable<string>): string[] {
  const path = `content/collections/${name}.ts`
  return existsSync(path) ? listMistakes(`${source}/${name}`, files, path, readFileSync(path, 'utf8')) : []
}

function stopIfAny(mistakes: readonly string[]) {
  if (mistakes.length > 0) throw new UsageError(mistakes.join('\n'))
}

/**
 * Compiles content/en into the TypeScript modules that the site imports. Parsing happens only here, so nothing
 * of it is loaded by the server or a browser.
 * @throws UsageError listing the first mistake of each file
 */
export function compileContent(): void {
  const read = collections.map((collection) => ({ collection, files: filesOf(collection) }))
  const compiled = new Map<string, Map<string, unknown>>(collections.map(({ name }) => [name, new Map()]))
  const sources: Sources = new Map()
  stopIfAny(
    read.flatMap(({ collection, files }) =>
      mistakesIn(files, (path, text) => {
        compiled.get(collection.name)?.set(nameOf(collection, path), compileFile(collection, path, text))
        sources.set(path, { text, ...openFactsOf(path, text) })
      }),
    ),
  )
  const addresses = addressesOf(compiled)
  const answers = new Set(compiled.get('answers')?.keys())
  stopIfAny(
    read.flatMap(({ collection, files }) => [
      ...mistakesInList(collection, compiled.get(collection.name)?.keys() ?? []),
      ...mistakesIn(files, (path, text) => {
        checkLinks(path, text, addresses)
        if (collection.name === 'faq') checkAnswers(path, text, answers)
      }),
    ]),
  )
  const glossary = glossaryOf(compiled.get('pages')?.get('glossary') as TextPage | undefined)
  for (const folder of [target, signOffFolder]) mkdirSync(folder, { recursive: true })
  for (const collection of collections) {
    const files = compiled.get(collection.name)!
    if (collection.linksTerms)
      for (const [name, page] of files) files.set(name, withGlossaryLinks(page as TextPage, glossary))
    writeIfChanged(join(target, `${collection.name}.ts`), generated(collection, files))
  }
  for (const [path, text] of signOffModules(compiled, sources)) writeIfChanged(path, text)
}
