import { NerveArticle } from './nerve-article'
import { PartArticle } from './part-article'
import { RegionMore } from './region-more'
import { BlockView } from '@/components/sections/reading/block'
import type { RegionRow } from '@/content/anatomy/regions'
import { discIds, vertebraIds } from '@/content/levels'
import { nerveRootIds } from '@/content/nerve-roots'
import type { Section } from '@/content/section-schema'
import type { SourceKey } from '@/content/sources'
import { regionOf, walk } from '@/lib/anatomy/parts'

const bones = [...vertebraIds, ...discIds, 'tailbone'] as const
const inOrder = bones.toSorted((a, b) => walk.indexOf(a) - walk.indexOf(b))

type RegionBlockProps = { region: RegionRow; section: Section; notes: readonly SourceKey[] }

/**
 * A region: what it does, each of its parts, then what goes wrong there. Without script all of it stands here to be
 * read; with script the chosen part's own text and what the region has in common are shown (globals.css).
 */
export function RegionBlock({ region, section, notes }: RegionBlockProps) {
  return (
    <div className="anatomy-region">
      <article data-part={region.id} className="anatomy-part">
        <h3 id={region.id} tabIndex={-1}>
          {section.heading}
        </h3>
        <p className="text-muted">{region.latin}</p>
        {section.body.map((block, index) => (
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
          <NerveArticle key={root} root={root} />
        ))}
      <RegionMore region={region} notes={notes} />
    </div>
  )
}
