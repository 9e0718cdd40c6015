import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { parse } from 'yaml'
import { practiceFiles } from '@/content/schemas/practice-schema'
import { checkPage, pageAddress, type Mistake } from '@/lib/edit/check-page'
import { factsFrom, formOf, shownFacts } from '@/lib/edit/form'
import { withChanges } from '@/lib/edit/yaml-changes'

/** A file as the editor shows it. `version` changes with every character of its text. */
export type Opened = { path: string; text: string; version: string; page: string | undefined } & (
  { form: object; facts: unknown } | { form?: undefined }
)

/** What the editor sends: the whole text, or what the form's fields contain. */
export type Typed = { text: string } | { facts: unknown }

export type Saved =
  | { outcome: 'saved' | 'unchanged'; file: Opened }
  | { outcome: 'mistakes'; mistakes: Mistake[] }
  | { outcome: 'conflict'; file: Opened }

const facts = 'content/practice'
const pages = 'content/en'

/** The paths of all files that can be edited, the facts first. */
export function editableFiles(root: string): string[] {
  const markdown = readdirSync(join(root, pages), { recursive: true, encoding: 'utf8' })
  return [
    ...Object.keys(practiceFiles).map((name) => `${facts}/${name}.yaml`),
    ...markdown.filter((name) => name.endsWith('.md')).map((name) => `${pages}/${name}`),
  ].filter((path) => existsSync(join(root, path)))
}

const factsFile = (path: string) =>
  Object.entries(practiceFiles).find(([name]) => path === `${facts}/${name}.yaml`)

/** Reads a file of `editableFiles`. */
export function open(root: string, path: string): Opened {
  const text = readFileSync(join(root, path), 'utf8')
  const file = {
    path,
    text,
    version: createHash('sha256').update(text).digest('hex'),
    page: pageAddress(path),
  }
  const [name, schema] = factsFile(path) ?? []
  return name && schema ? { ...file, form: formOf(name, schema), facts: shownFacts(parse(text)) } : file
}

/** The text that what was typed makes of a file, or what is wrong with it. */
async function textOf(file: Opened, typed: Typed): Promise<{ text: string } | { mistakes: Mistake[] }> {
  if ('text' in typed) {
    const mistake = typed.text === file.text ? undefined : await checkPage(file.path, typed.text)
    return mistake ? { mistakes: [mistake] } : typed
  }
  const [, schema] = factsFile(file.path)!
  const changed = factsFrom(schema, typed.facts)
  const result = schema.safeParse(changed, {
    error: ({ input }) => (input === null || input === undefined ? 'Please fill this in.' : undefined),
  })
  if (!result.success) {
    const { issues } = result.error
    return {
      mistakes: issues.map(({ path, message }) => ({ field: ['root', ...path].join('.'), message })),
    }
  }
  const text = withChanges(file.text, changed)
  const options = await resolveConfig(file.path)
  return { text: text === file.text ? text : await format(text, { ...options, plugins: [], parser: 'yaml' }) }
}

/** Checks what was typed and writes it, unless the file is no longer the one that was opened as `version`. */
export async function save(root: string, path: string, version: string, typed: Typed): Promise<Saved> {
  const file = open(root, path)
  if (file.version !== version) return { outcome: 'conflict', file }
  const result = await textOf(file, typed)
  if ('mistakes' in result) return { outcome: 'mistakes', mistakes: result.mistakes }
  if (result.text === file.text) return { outcome: 'unchanged', file }
  writeFileSync(join(root, path), result.text)
  return { outcome: 'saved', file: open(root, path) }
}

/** What is wrong with what was typed, without saving it. */
export async function check(root: string, path: string, typed: Typed): Promise<Mistake[]> {
  const result = await textOf(open(root, path), typed)
  return 'mistakes' in result ? result.mistakes : []
}
