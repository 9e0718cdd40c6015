import { RootLines } from './root-lines'
import { MarkedText } from '@/components/sections/reading/blocks/marked-text'
import { levelNotes } from '@/content/anatomy/level-notes'
import { anatomyWords } from '@/content/anatomy/words'
import { type DiscId, type VertebraId, isLevel } from '@/content/anatomy/levels'
import type { SourceKey } from '@/content/sources'
import { guidesNaming } from '@/lib/anatomy/guides'
import { partName } from '@/lib/anatomy/part-name'
import { firstPart } from '@/lib/anatomy/parts'
import { listOf } from '@/lib/text/list-of'

const words = anatomyWords.part

function whatItIs(id: VertebraId | DiscId): string {
  const [upper = '', lower] = id.split('-')
  if (lower === 'S1') return words.discOnSacrum
  if (lower) return words.disc(upper, lower)
  if (id.startsWith('C')) return words.neckBone
  return id.startsWith('T') ? words.chestBone : words.lowBone
}

/** A bone or disc: a description, what is distinctive about it, and the adjacent nerve roots. */
export function PartArticle({
  id,
  notes,
}: {
  id: VertebraId | DiscId | 'tailbone'
  notes: readonly SourceKey[]
}) {
  const guides = guidesNaming(id).map(({ name }) => name.toLowerCase())
  const note = id === 'tailbone' ? words.tailbone : levelNotes[id]
  return (
    <article data-part={id} data-chosen={id === firstPart ? '' : undefined} className="anatomy-part">
      <h3 id={id} tabIndex={-1}>
        {partName(id)}
      </h3>
      {isLevel(id) && <p>{whatItIs(id as VertebraId)}</p>}
      {note && (
        <p>
          <MarkedText text={note} notes={notes} />
        </p>
      )}
      {id !== 'tailbone' && <RootLines id={id} />}
      {guides.length > 0 && <p className="text-muted">{words.often(listOf(guides))}</p>}
    </article>
  )
}
