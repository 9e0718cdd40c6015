import { type PainKind, painKinds } from '@/content/anatomy/body-areas'

/** A kind's letter in a circle, next to text. */
export function PainSign({ kind }: { kind: PainKind }) {
  return (
    <span
      aria-hidden
      className="inline-flex size-7 shrink-0 items-center justify-center rounded-full border-2 border-poppy bg-paper text-sm leading-none font-bold"
    >
      {painKinds[kind].sign}
    </span>
  )
}
