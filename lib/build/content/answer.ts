import { ContentError, inlineSource, lineOf, type MarkdownFile } from '@/lib/build/content/markdown'
import type { ParsedPage } from '@/lib/build/content/page'

/** An answer of the assistant: front matter, then paragraphs. The file's folder and name are its subject and facet. */
export function parseAnswer(file: MarkdownFile): ParsedPage {
  const text = file.nodes.map((node) => {
    if (node.type === 'paragraph') return inlineSource(file, node.children)
    throw new ContentError(file.path, lineOf(node), 'an answer is paragraphs only')
  })
  const [subject, facet] = file.path.replace(/\.md$/, '').split('/').slice(-2)
  return { data: { ...file.front, id: `${subject}/${facet}`, subject, facet, text }, lines: new Map() }
}
