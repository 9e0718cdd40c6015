import { Checklist } from './checklist'
import { ClaimBlock } from './claim-block'
import { DataTable } from './data-table'
import { MarkedText } from './marked-text'
import { Milestones } from './milestones'
import { OutOf100 } from './out-of-100'
import { Terms } from './terms'
import { FigureDrawing } from '@/components/figures/figure-drawing'
import { SpineAside } from '@/components/spine/spine-aside'
import type { Block } from '@/content/schemas/section-schema'
import type { SourceKey } from '@/content/sources'
import { usualSteps } from '@/lib/recovery/usual-steps'

/** Lines for handwriting. */
function Blanks({ blanks }: Extract<Block, { blanks: unknown }>) {
  return (
    <ul className="space-y-6">
      {blanks.map((blank) => {
        const [label, lines] = typeof blank === 'string' ? [blank, 1] : blank
        return (
          <li key={label} className="print:break-inside-avoid">
            <p className="font-semibold">{label}</p>
            {Array.from({ length: lines }, (_, line) => (
              <div key={line} aria-hidden="true" className="h-9 border-b border-field-line" />
            ))}
          </li>
        )
      })}
    </ul>
  )
}

type BlockProps = { block: Block; notes: readonly SourceKey[] }

/** One part of a text. */
export function BlockView({ block, notes }: BlockProps) {
  const text = (marked: string) => <MarkedText text={marked} notes={notes} />
  if (typeof block === 'string') return <p>{text(block)}</p>
  if ('list' in block)
    return (
      <ul className="list-disc space-y-2 pl-6 marker:text-poppy print:space-y-0.5">
        {block.list.map((item) => (
          <li key={item}>{text(item)}</li>
        ))}
      </ul>
    )
  if ('steps' in block)
    return (
      <ol className="list-decimal space-y-2 pl-7 marker:font-semibold marker:text-poppy-text print:space-y-0.5">
        {block.steps.map((item) => (
          <li key={item} className="pl-1">
            {text(item)}
          </li>
        ))}
      </ol>
    )
  if ('note' in block)
    return (
      <p className="border-l-4 border-poppy pl-5 font-heading text-xl leading-snug print:text-lg print:leading-snug">
        {text(block.note)}
      </p>
    )
  if ('terms' in block) return <Terms terms={block.terms} notes={notes} />
  if ('table' in block) return <DataTable {...block.table} notes={notes} />
  if ('claim' in block) return <ClaimBlock claimKey={block.claim} caveat={block.caveat} notes={notes} />
  if ('checklist' in block) {
    const { checklist, items, isDaily = false } = block
    return <Checklist id={checklist} items={items} isDaily={isDaily} notes={notes} />
  }
  if ('blanks' in block) return <Blanks blanks={block.blanks} />
  if ('timeline' in block) {
    const terms = usualSteps(block.timeline).map(({ title, items }) => [title, items.join(' ')] as const)
    return <Terms terms={terms} notes={notes} />
  }
  if ('milestones' in block)
    return <Milestones operations={block.milestones} rule={block.rule} notes={notes} />
  if ('figure' in block)
    return (
      // Its caption is below it on phones, beside it where there is room.
      <figure className="grid items-center gap-x-6 gap-y-3 border-y border-line py-6 print:flex print:break-inside-avoid print:py-2 desktop:grid-cols-[22rem_minmax(0,1fr)]">
        <FigureDrawing
          name={block.figure}
          className="w-full max-w-[22rem] justify-self-center print:w-44 print:shrink-0"
        />
        <figcaption className="text-[1rem] text-muted">{text(block.caption)}</figcaption>
      </figure>
    )
  if ('of100' in block) return <OutOf100 count={block.of100}>{text(block.caption)}</OutOf100>
  return (
    <figure className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-6 print:break-inside-avoid">
      <SpineAside highlighted={block.spine} className="h-72" />
      <figcaption className="text-[1rem] text-muted">{block.caption}</figcaption>
    </figure>
  )
}
