import { Blanks } from './blanks'
import { Checklist } from './checklist'
import { ClaimBlock } from './claim-block'
import { DataTable } from './data-table'
import { FigureBlock } from './figure-block'
import { MarkedText } from './marked-text'
import { Milestones } from './milestones'
import { OutOf100 } from './out-of-100'
import { SpineNote } from '../spine-note'
import { Terms } from './terms'
import { TimelineTable } from './timeline-table'
import type { Block } from '@/content/schemas/section-schema'
import type { SourceKey } from '@/content/sources'

type BlockProps = { block: Block; notes: readonly SourceKey[] }

export function BlockView({ block, notes }: BlockProps) {
  const text = (marked: string) => <MarkedText text={marked} notes={notes} />
  if (typeof block === 'string') return <p>{text(block)}</p>
  if ('list' in block)
    return (
      <ul className="list-disc space-y-2 pl-6 marker:text-poppy">
        {block.list.map((item) => (
          <li key={item}>{text(item)}</li>
        ))}
      </ul>
    )
  if ('steps' in block)
    return (
      <ol className="list-decimal space-y-2 pl-7 marker:font-semibold marker:text-poppy-text">
        {block.steps.map((item) => (
          <li key={item} className="pl-1">
            {text(item)}
          </li>
        ))}
      </ol>
    )
  if ('note' in block)
    return (
      <p className="border-l-4 border-poppy pl-5 font-heading text-xl leading-snug">{text(block.note)}</p>
    )
  if ('terms' in block) return <Terms terms={block.terms} notes={notes} />
  if ('table' in block) return <DataTable {...block.table} notes={notes} />
  if ('claim' in block) return <ClaimBlock claimKey={block.claim} caveat={block.caveat} notes={notes} />
  if ('checklist' in block) {
    const { checklist, items, isDaily = false } = block
    return <Checklist id={checklist} items={items} isDaily={isDaily} notes={notes} />
  }
  if ('blanks' in block) return <Blanks blanks={block.blanks} />
  if ('timeline' in block) return <TimelineTable id={block.timeline} notes={notes} />
  if ('milestones' in block)
    return <Milestones operations={block.milestones} rule={block.rule} notes={notes} />
  if ('figure' in block) return <FigureBlock name={block.figure} caption={text(block.caption)} />
  if ('of100' in block) return <OutOf100 count={block.of100}>{text(block.caption)}</OutOf100>
  return <SpineNote levels={block.spine} caption={block.caption} />
}
