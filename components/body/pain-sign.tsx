import { type PainKind, painKinds } from '@/content/body-areas'

/** The letter of a kind in a ring, beside words. */
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
