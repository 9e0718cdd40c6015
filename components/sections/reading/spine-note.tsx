import { SpineAside } from '@/components/spine/spine-aside'
import type { LevelId } from '@/content/levels'

type SpineNoteProps = { levels: readonly LevelId[]; caption: string }

/** The spine with some levels lit, and what that means. */
export function SpineNote({ levels, caption }: SpineNoteProps) {
  return (
    <figure className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-6 print:break-inside-avoid">
      <SpineAside lit={levels} className="h-72" />
      <figcaption className="text-[1rem] text-muted">{caption}</figcaption>
    </figure>
  )
}
