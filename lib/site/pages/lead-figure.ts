import type { TextPage } from '@/content/schemas/page-schema'
import type { Block } from '@/content/schemas/section-schema'

export type FigureBlock = Extract<Block, { figure: unknown }>

/**
 * Takes a guide's own figure, which has the name of the guide, out of its sections, to be shown at the top of the
 * page. Any other figure stays where the text explains it.
 */
export function takeFigure<Guide extends TextPage & { slug: string }>(
  guide: Guide,
): { figure: FigureBlock | undefined; page: Guide } {
  const isOwn = (block: Block): block is FigureBlock =>
    typeof block === 'object' && 'figure' in block && block.figure === guide.slug
  const sections = guide.sections.map((section) => ({
    ...section,
    body: section.body.filter((block) => !isOwn(block)),
  }))
  return {
    figure: guide.sections.flatMap(({ body }) => body).find(isOwn),
    page: { ...guide, sections },
  }
}
