import type { ContainerDirective } from 'mdast-util-directive'
import {
  ContentError,
  inlineSource,
  lineOf,
  type MarkdownFile,
  type Node,
} from '@/lib/build/content/markdown'
import type { ParsedPage } from '@/lib/build/content/page'

const footnote = /\[\^([A-Z0-9-]+)\]/g

/** `bulge=1 press=0.5` */
function numbers(text: string | null | undefined): Record<string, number> {
  const pairs = (text ?? '').split(/\s+/).filter(Boolean)
  return Object.fromEntries(pairs.map((pair) => [pair.split('=')[0], Number(pair.split('=')[1])]))
}

function picture(attributes: ContainerDirective['attributes']) {
  const { stage, shows, moves } = attributes ?? {}
  return { stage, shows: numbers(shows), moves: numbers(moves) }
}

/** A scene: a paragraph with the words, and one that describes the picture. */
function scene(file: MarkdownFile, node: ContainerDirective) {
  const [first, second] = node.children
  if (first?.type !== 'paragraph' || second?.type !== 'paragraph')
    throw new ContentError(file.path, lineOf(node), 'a scene has two paragraphs: the words, and what is seen')
  const words = inlineSource(file, first.children)
  return {
    words: words.replace(footnote, ''),
    seen: inlineSource(file, second.children),
    picture: picture(node.attributes),
    sources: [...words.matchAll(footnote)].map(([, key]) => key),
    isUrgent: node.attributes?.class === 'urgent',
  }
}

const isScene = (node: Node): node is ContainerDirective =>
  node.type === 'containerDirective' && node.name === 'scene'

/** A video: `# Title`, a summary, the opening picture, then chapters of scenes. It is also the transcript. */
export function parseVideo(file: MarkdownFile): ParsedPage {
  const lines = new Map<string, number>()
  const [heading, summary, opening, ...rest] = file.nodes
  if (heading?.type !== 'heading' || summary?.type !== 'paragraph' || opening?.type !== 'leafDirective')
    throw new ContentError(file.path, 1, 'expected "# Title", a summary and "::opening{stage=...}"')
  const chapters: { title: string; scenes: unknown[] }[] = []
  for (const node of rest) {
    const chapter = chapters.at(-1)
    if (node.type === 'heading') chapters.push({ title: inlineSource(file, node.children), scenes: [] })
    else if (chapter && isScene(node)) {
      lines.set(`chapters.${chapters.length - 1}.scenes.${chapter.scenes.length}`, lineOf(node))
      chapter.scenes.push(scene(file, node))
    } else throw new ContentError(file.path, lineOf(node), 'expected a chapter heading or :::scene')
  }
  const { link, ...front } = file.front
  const [[href, label] = []] = Object.entries(link ?? {})
  return {
    data: {
      ...front,
      link: { href, label },
      title: inlineSource(file, heading.children),
      summary: inlineSource(file, summary.children),
      opening: picture(opening.attributes),
      chapters,
    },
    lines,
  }
}
