import { parse } from 'yaml'
import { z } from 'zod'
import { ContentError, lineAt, type MarkdownFile } from '@/lib/build/content/markdown'

/**
 * What somebody has to confirm about a file: `signOff` for the surgeon, what rests on general clinical knowledge alone;
 * `officeManager` for the office manager, facts about the practice. No page shows them.
 */
const openFactsSchema = z.object({
  signOff: z.array(z.string()).default([]),
  officeManager: z.array(z.string()).default([]),
})
export type OpenFacts = z.infer<typeof openFactsSchema>

/**
 * Reads these two entries of a file's front matter, and only them, because parsing the rest takes long.
 * @throws ContentError if one is no list of texts
 */
export function openFactsOf(path: string, text: string): OpenFacts {
  const [, front = ''] = /^---\n([\s\S]*?\n)---\n/.exec(text) ?? []
  const entries = [...front.matchAll(/^(?:signOff|officeManager):.*(?:\n[ -].*)*/gm)]
  const result = openFactsSchema.safeParse(parse(entries.map(([entry]) => entry).join('\n')) ?? {})
  if (result.success) return result.data
  const name = String(result.error.issues[0]!.path[0])
  throw new ContentError(
    path,
    lineAt(text, text.indexOf(`\n${name}:`) + 1),
    `${name} has to be a list of texts`,
  )
}

/** A file without these entries. */
export function withoutOpenFacts(file: MarkdownFile): MarkdownFile {
  const { signOff: _signOff, officeManager: _officeManager, ...front } = file.front
  return { ...file, front }
}
