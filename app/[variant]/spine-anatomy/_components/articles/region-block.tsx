import { NerveArticle } from './nerve-article'
import { PartArticle } from './part-article'
import { RegionMore } from './region-more'
import { BlockView } from '@/components/sections/reading/blocks/block'
import type { RegionRow } from '@/content/anatomy/regions'
import { discIds, vertebraIds } from '@/content/anatomy/levels'
import { nerveRootIds } from '@/content/anatomy/nerve-roots'
import type { Block, Section } from '@/content/schemas/section-schema'
import type { SourceKey } from '@/content/sources'
import { regionOf, walk } from '@/lib/anatomy/parts'

const bones = [...vertebraIds, ...discIds, 'tailbone'] as const
const inOrder = bones.toSorted((a, b) => walk.indexOf(a) - walk.indexOf(b))

/** A region's notes are its warning signs, which all of its parts share. */
const isUrgent = (block: Block) => typeof block === 'object' && 'note' in block

type RegionBlockProps = { region: RegionRow; section: Section; notes: readonly SourceKey[] }

/**
 * A region: its function, each of its parts, and what can go wrong. Everything is readable without
 * JavaScript; with it, only the selected part's text and what the region shares are shown (app/[variant]/spine-anatomy/anatomy.css).
 */
export function RegionBlock({ region, section, notes }: RegionBlockProps) {
  const urgent = section.body.filter(isUrgent)
  return (
    <div className="anatomy-region">
      <article data-part={region.id} className="anatomy-part">
        <h3 id={region.id} tabIndex={-1}>
          {section.heading}
        </h3>
        <p className="text-muted">{region.latin}</p>
        {section.body
          .filter((block) => !isUrgent(block))
          .map((block, index) => (
            <BlockView key={index} block={block} notes={notes} />
          ))}
      </article>
      {inOrder
        .filter((id) => regionOf(id) === region)
        .map((id) => (
          <PartArticle key={id} id={id} notes={notes} />
        ))}
      {nerveRootIds
        .filter((root) => regionOf(`nerve-${root}`) === region)
        .map((root) => (
          <NerveArticle key={root} root={root} urgent={urgent} notes={notes} />
        ))}
      <RegionMore region={region} urgent={urgent} notes={notes} />
    </div>
  )
}
