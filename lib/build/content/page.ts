import type { Heading } from 'mdast'
import { blockOf, listItems } from '@/lib/build/content/blocks'
import {
  ContentError,
  inlineSource,
  lineOf,
  splitId,
  type MarkdownFile,
  type Node,
} from '@/lib/build/content/markdown'
import { warningCard } from '@/lib/build/content/clinical/warning-cards'
import { sourcesOfTables } from '@/lib/build/content/milestones/tables'

type Section = {
  heading: string
  id?: string | undefined
  also?: string[]
  was?: string[]
  body: unknown[]
}

/** An unvalidated page, and the line each part of it starts on. */
export type ParsedPage = { data: Record<string, unknown>; lines: Map<string, number> }

const isHeading = (node: Node | undefined, depth: number): node is Heading =>
  node?.type === 'heading' && node.depth === depth

const needsId =
  'this heading needs an id at its end, such as {#how-far}: lowercase letters, digits and dashes'

/** Splits the blocks at the second-level headings. */
function sectionsOf(file: MarkdownFile, nodes: readonly Node[], lines: Map<string, number>): Section[] {
  const sections: Section[] = []
  const ids = new Set<string>()
  for (const node of nodes) {
    const path = `sections.${sections.length - 1}`
    const current = sections.at(-1)
    if (isHeading(node, 2)) {
      const { text, ...names } = splitId(inlineSource(file, node.children))
      const own = [names.id ?? '', ...(names.was ?? [])]
      const taken = own.find((id) => ids.has(id))
      const mistake = names.id ? taken && `another section has the id {#${taken}}` : needsId
      if (mistake) throw new ContentError(file.path, lineOf(node), mistake)
      for (const id of own) ids.add(id)
      lines.set(`sections.${sections.length}`, lineOf(node))
      sections.push({ heading: text, ...names, body: [] })
    } else if (current) {
      lines.set(`${path}.body.${current.body.length}`, lineOf(node))
      current.body.push(blockOf(file, node))
    } else
      throw new ContentError(
        file.path,
        lineOf(node),
        'expected a heading such as "## How is it found? {#found}"',
      )
  }
  return sections
}

/** Health pages have these flat in their front matter. */
function healthOf(file: MarkdownFile) {
  const { reviewed, sources, warningSigns } = file.front
  if (!sources) return undefined
  const fromTables = sourcesOfTables(file)
  return {
    reviewed,
    sources: Array.isArray(sources) ? [...new Set([...sources, ...fromTables])] : sources,
    help: warningCard(file, warningSigns),
  }
}

/** `/path: Label` entries. */
function linksOf(links: unknown): unknown {
  if (!Array.isArray(links)) return links
  return links.map((link: object) => {
    const [[href, label] = []] = Object.entries(link)
    return { href, label }
  })
}

/**
 * A page: `# Heading`, one paragraph, key points in `:::in-short` if it has any, then sections.
 * @throws ContentError for a structure that is no page
 */
export function parsePage(file: MarkdownFile): ParsedPage {
  const lines = new Map<string, number>()
  const [heading, lead, ...rest] = file.nodes
  if (!isHeading(heading, 1))
    throw new ContentError(file.path, lineOf(heading ?? {}), 'expected "# Heading" first')
  if (lead?.type !== 'paragraph')
    throw new ContentError(file.path, lineOf(lead ?? heading), 'expected a paragraph after the heading')
  const first = rest[0]
  const inShort = first?.type === 'containerDirective' && first.name === 'in-short' ? first : undefined
  const sections = sectionsOf(file, inShort ? rest.slice(1) : rest, lines)
  const { links, reviewed, sources: _sources, warningSigns: _signs, ...front } = file.front
  const health = healthOf(file)
  return {
    data: {
      ...front,
      links: linksOf(links),
      heading: inlineSource(file, heading.children),
      lead: inlineSource(file, lead.children),
      ...(inShort && { inShort: listItems(file, inShort) }),
      sections,
      ...(health ? { health } : { reviewed }),
    },
    lines,
  }
}
