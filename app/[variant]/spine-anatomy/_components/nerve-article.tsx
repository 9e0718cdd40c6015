import { anatomyWords } from '@/content/anatomy/words'
import { type NerveRootId, nerveRoots } from '@/content/nerve-roots'
import { exitOf } from '@/lib/anatomy/nearby-roots'

const words = anatomyWords.part

/** A nerve root: where it leaves the spine, what it feels and what it moves. */
export function NerveArticle({ root }: { root: NerveRootId }) {
  const { skin, muscle } = nerveRoots[root]
  const exit = exitOf(root)
  const where = exit ? words.betweenBones(...exit) : words.throughSacrum
  return (
    <article data-part={`nerve-${root}`} className="anatomy-part">
      <h3 id={`nerve-${root}`} tabIndex={-1}>
        {anatomyWords.names.nerve(root)}
      </h3>
      <p>{words.nerve(root, where)}</p>
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
