import { anatomyWords } from '@/content/anatomy/words'
import { type DiscId, isDisc, type VertebraId } from '@/content/anatomy/levels'
import { type NerveRootId, nerveRoots } from '@/content/anatomy/nerve-roots'
import { rootsAtBone, rootsAtDisc } from '@/lib/anatomy/nearby-roots'

const words = anatomyWords.part

function linesOf(id: VertebraId | DiscId): [label: string, roots: NerveRootId[]][] {
  if (isDisc(id)) {
    const { leaves, passes } = rootsAtDisc(id)
    return [
      [words.leaves, leaves],
      [words.passes, passes],
    ]
  }
  const { above, below } = rootsAtBone(id)
  return [
    [words.above, above],
    [words.below, below],
  ]
}

/** The nerve roots beside a bone or disc, with their sensory and motor function. */
export function RootLines({ id }: { id: VertebraId | DiscId }) {
  return (
    <dl className="anatomy-facts">
      {linesOf(id).flatMap(([label, roots]) =>
        roots.map((root) => (
          <div key={root}>
            <dt>{label}</dt>
            <dd>
              <a href={`#nerve-${root}`} className="link">
                {words.rootLink(root)}
              </a>
              {`: ${words.feelsAndMoves(nerveRoots[root].skin, nerveRoots[root].muscle)}`}
            </dd>
          </div>
        )),
      )}
    </dl>
  )
}
