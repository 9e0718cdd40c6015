import type { ReactNode } from 'react'
import { FigureThumbnail } from '@/components/figures/figure-thumbnail'
import videoFiles from '@/content/video-files.json'
import type { PictureName } from '@/content/en/ui/site/pictures'
import { type DrawingName, stillNames } from '@/content/schemas/drawing-names'
import { isFigureName } from '@/content/schemas/figure-names'
import { cn } from '@/lib/cn'
import { pictureOf } from '@/lib/site/pictures'

const stills: Partial<Record<DrawingName, string>> = Object.fromEntries(
  stillNames.map((name) => [name, videoFiles[name.replace('still:', '') as keyof typeof videoFiles].poster]),
)

/** The file of a picture or a video's first frame. */
function fileOf(name: DrawingName) {
  const still = stills[name]
  if (still) return { src: still, width: 1280, height: 720 }
  const { src, srcSet, width, height } = pictureOf(name as PictureName)
  return { src, srcSet, width, height }
}

type ThumbnailProps = { name: DrawingName; className?: string; sizes?: string }

/** A small drawing next to a link. It repeats what the link says, so it has no text alternative. */
export function Thumbnail({ name, className = 'size-24', sizes = '6rem' }: ThumbnailProps) {
  const look = cn('block shrink-0 rounded-md bg-sage forced-color-adjust-none print:hidden', className)
  if (isFigureName(name)) return <FigureThumbnail name={name} className={look} />
  return (
    // eslint-disable-next-line @next/next/no-img-element -- already resized by `npm run pictures`
    <img
      {...fileOf(name)}
      sizes={sizes}
      alt=""
      loading="lazy"
      className={cn('object-cover object-[50%_15%] dark:brightness-90', look)}
    />
  )
}

type BesideThumbnailProps = ThumbnailProps & { children: ReactNode }

/** Text beside a small drawing, or below it where large text leaves no room. */
export function BesideThumbnail({ children, ...thumbnail }: BesideThumbnailProps) {
  return (
    <div className="flex flex-wrap gap-4">
      <Thumbnail {...thumbnail} />
      <div className="min-w-0 flex-[1_1_11rem]">{children}</div>
    </div>
  )
}
