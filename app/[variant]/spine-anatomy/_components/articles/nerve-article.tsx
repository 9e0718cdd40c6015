import { BlockView } from '@/components/sections/reading/blocks/block'
import { anatomyWords } from '@/content/anatomy/words'
import { type NerveRootId, nerveRoots } from '@/content/anatomy/nerve-roots'
import type { Block } from '@/content/schemas/section-schema'
import type { SourceKey } from '@/content/sources'
import { exitOf } from '@/lib/anatomy/nearby-roots'

const words = anatomyWords.part

/** Their skin is the area that is numb in cauda equina syndrome, an emergency. */
const saddleRoots: ReadonlySet<NerveRootId> = new Set(['S2', 'S3', 'S4', 'S5'])

type NerveArticleProps = { root: NerveRootId; urgent: readonly Block[]; notes: readonly SourceKey[] }

/** A nerve root: where it exits, and its sensory and motor function. */
export function NerveArticle({ root, urgent, notes }: NerveArticleProps) {
  const { skin, muscle } = nerveRoots[root]
  const exit = exitOf(root)
  const where = exit ? words.betweenBones(...exit) : words.throughSacrum
  return (
    <article data-part={`nerve-${root}`} className="anatomy-part">
      <h3 id={`nerve-${root}`} tabIndex={-1}>
        {anatomyWords.names.nerve(root)}
      </h3>
      <p>{words.nerve(root, where)}</p>
      {saddleRoots.has(root) &&
        urgent.map((block, index) => <BlockView key={index} block={block} notes={notes} />)}
      <dl className="anatomy-facts">
        {[[words.skin, skin] as const, ...(muscle ? [[words.muscle, muscle] as const] : [])].map(
          ([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ),
        )}
      </dl>
    </article>
  )
}
