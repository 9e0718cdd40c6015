import { SpineAside } from '@/components/spine/spine-aside'
import type { LevelId } from '@/content/anatomy/levels'

type SpineNoteProps = { levels: readonly LevelId[]; caption: string }

/** The spine with some levels highlighted, and a caption. */
export function SpineNote({ levels, caption }: SpineNoteProps) {
  return (
    <figure className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-6 print:break-inside-avoid">
      <SpineAside highlighted={levels} className="h-72" />
      <figcaption className="text-[1rem] text-muted">{caption}</figcaption>
    </figure>
  )
}
