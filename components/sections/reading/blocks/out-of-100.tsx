import type { ReactNode } from 'react'
import { readingWords } from '@/content/en/ui/site/reading'

/** Ten dots in a row: the round ends of dashes without length. */
const row = (y: number, count: number) => (count > 0 ? `M5 ${y}h${(count - 1) * 10 + 0.1}` : '')
const rows = (count: number) =>
  Array.from({ length: 10 }, (_, order) =>
    row(order * 10 + 5, Math.min(10, Math.max(0, count - order * 10))),
  ).join('')

/** A number pulled out of the text: so many of 100 people, with a dot for each. */
export function OutOf100({ count, children }: { count: number; children: ReactNode }) {
  return (
    <figure className="flex flex-wrap items-center gap-6 border-y border-line py-5 print:break-inside-avoid print:py-2">
      <svg
        viewBox="0 0 100 100"
        aria-hidden
        className="size-24 shrink-0 fill-none stroke-[7] [stroke-dasharray:0_10] [stroke-linecap:round] print:size-14"
      >
        <path d={rows(100)} className="stroke-line" />
        <path d={rows(count)} className="stroke-poppy" />
      </svg>
      <figcaption className="min-w-0 flex-1 basis-40 text-[1rem] text-muted">
        <span className="block font-heading text-2xl text-ink">{readingWords.of100(count)}</span> {children}
      </figcaption>
    </figure>
  )
}
