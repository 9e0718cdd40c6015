import type { Root, RootContent } from 'mdast'
import type {} from 'mdast-util-directive'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { parseDocument } from 'yaml'

export type Node = RootContent
export type MarkdownFile = {
  path: string
  text: string
  /** The front matter, unvalidated. */
  front: Record<string, unknown>
  /** The blocks after the front matter. */
  nodes: Node[]
}

/** A mistake in a content file, with the line an editor has to look at. */
export class ContentError extends Error {
  constructor(path: string, line: number, message: string) {
    super(`${path}:${line}: ${message}`)
  }
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkFrontmatter)

/** The line of a place in a text, counted in characters. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

export const lineOf = (node: { position?: Root['position'] }): number => node.position?.start.line ?? 1

function frontMatter(path: string, source: string): Record<string, unknown> {
  const document = parseDocument(source)
  const [error] = document.errors
  // The first line of the file is the opening `---`.
  if (error) throw new ContentError(path, (error.linePos?.[0].line ?? 0) + 1, error.message.split('\n')[0]!)
  return (document.toJS() ?? {}) as Record<string, unknown>
}

/**
 * Parses a Markdown file into its front matter and blocks.
 * @throws ContentError if the front matter is no YAML
 */
export function parseMarkdown(path: string, text: string): MarkdownFile {
  const nodes = parser.parse(text).children
  const [first, ...rest] = nodes
  if (first?.type !== 'yaml') return { path, text, front: {}, nodes }
  return { path, text, front: frontMatter(path, first.value), nodes: rest }
}

/** Markdown that pages don't show, and what to do instead. */
const unshown: Record<string, string> = {
  html: 'HTML would be shown as it stands: write **bold**, a list or a block instead',
  image: 'a picture can’t stand in a text: use ::figure, or see "Pictures" in docs/content.md',
}

/** The children's source as one line. Inline markup stays as written; lib/text/marked-text.ts renders it. */
export function inlineSource({ path, text }: MarkdownFile, children: readonly Node[]): string {
  const start = children[0]?.position?.start.offset
  const end = children.at(-1)?.position?.end.offset
  if (start === undefined || end === undefined) return ''
  const odd = children.find(({ type }) => type in unshown)
  if (odd) throw new ContentError(path, lineOf(odd), unshown[odd.type]!)
  return text
    .slice(start, end)
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim()
}

/**
 * `text {#id}` at the end of a heading or list item; in the glossary, `{#id also="one; another"}`. A heading keeps the ids of
 * sections that were merged into it: `{#id was="one another"}`.
 */
const withId =
  /^(?<text>.*?)\s*\{#(?<id>[a-z0-9-]+)(?: also="(?<also>[^"]*)")?(?: was="(?<was>[a-z0-9- ]+)")?\}$/

type Names = { text: string; id?: string | undefined; also?: string[]; was?: string[] }

export function splitId(text: string): Names {
  const { text: before = text, id, also, was } = withId.exec(text)?.groups ?? {}
  return {
    text: before,
    id,
    ...(also && { also: also.split(';').map((name) => name.trim()) }),
    ...(was && { was: was.split(' ') }),
  }
}
