import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { collections, type Collection } from '@/lib/build/content/collections'
import type { TextPage } from '@/content/schemas/page-schema'
import { withFacts } from '@/lib/build/content/facts'
import { glossaryOf, withGlossaryLinks } from '@/lib/build/content/glossary-links'
import { checkSources } from '@/lib/build/content/check-sources'
import { ContentError, parseMarkdown, type MarkdownFile } from '@/lib/build/content/markdown'
import { generalCards, warningSigns } from '@/lib/build/content/warning-signs'
import { UsageError } from '@/lib/command/main'

const source = 'content/en'
const target = 'content/generated/en'

const healthKeys = ['reviewed', 'sources', 'signOff', 'warningSigns']

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
  const { path, message } = issues[0]!
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
  const file = parseMarkdown(path, withFacts(path, text))
  rejectUnknownKeys(file, schema)
  const { data, lines } = parse(file)
  const name = path.slice(path.lastIndexOf('/') + 1, -'.md'.length)
  const result = schema.safeParse({ ...data, ...(key && { [key]: name }) })
  if (!result.success) throw contentError(file, lines, result.error)
  checkSources(file)
  return result.data
}

function generated({ name, type: [type, module] }: Collection, files: Map<string, unknown>): string {
  const names = [...files.keys()].map((file) => `'${file}'`).join(' | ') || 'never'
  return `// Generated from ${source}/${name}. Do not edit.
import type { ${type} } from '@/content/schemas/${module}'

export const ${name}: Record<${names}, ${type}> = ${JSON.stringify(Object.fromEntries(files))}
`
}

function compileFolder(collection: Collection, mistakes: string[]): Map<string, unknown> {
  const folder = join(source, collection.name)
  const compiled = new Map<string, unknown>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort()) {
    const path = join(folder, file)
    try {
      compiled.set(file.slice(0, -'.md'.length), compileFile(collection, path, readFileSync(path, 'utf8')))
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      mistakes.push(error.message)
    }
  }
  return compiled
}

function generatedSigns(): string {
  const { headings, signOff } = warningSigns()
  return `// Generated from ${source}/warning-signs.md. Do not edit.
import type { Help } from '@/content/schemas/page-schema'

/** The headings of the three lists on the card. */
export const helpHeadings: Record<Exclude<keyof Help, 'short'>, string> = ${JSON.stringify(headings)}

export const helpCards: Record<'standard' | 'after-surgery', Help> = ${JSON.stringify(generalCards())}

/** Statements on the card for the surgeon to confirm. */
export const helpSignOff: string[] = ${JSON.stringify(signOff)}
`
}

/** An unchanged file keeps its time, so that a running `next dev` does not reload it. */
function writeIfChanged(path: string, text: string) {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
}

/**
 * Compiles content/en into the TypeScript modules that the site imports. Parsing happens only here, so nothing
 * of it is loaded by the server or a browser.
 * @throws UsageError listing the first mistake of each file
 */
export function compileContent(): void {
  const mistakes: string[] = []
  const compiled = collections.map((collection) => [collection, compileFolder(collection, mistakes)] as const)
  if (mistakes.length > 0) throw new UsageError(mistakes.join('\n'))
  const pages = compiled.find(([{ name }]) => name === 'pages')?.[1]
  const glossary = glossaryOf(pages?.get('glossary') as TextPage | undefined)
  mkdirSync(target, { recursive: true })
  writeIfChanged(join(target, 'warning-signs.ts'), generatedSigns())
  for (const [collection, files] of compiled) {
    if (collection.linksTerms)
      for (const [name, page] of files) files.set(name, withGlossaryLinks(page as TextPage, glossary))
    writeIfChanged(join(target, `${collection.name}.ts`), generated(collection, files))
  }
}
