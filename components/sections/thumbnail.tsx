import { FigureThumbnail } from '@/components/figures/figure-thumbnail'
import type { DrawingName } from '@/content/schemas/drawing-names'
import { isFigureName } from '@/content/schemas/figure-names'
import { cn } from '@/lib/cn'
import { pictureOf } from '@/lib/site/pictures'

type ThumbnailProps = { name: DrawingName; className?: string; sizes?: string }

/** A small figure or picture next to a link. It repeats what the link says, so it has no text alternative. */
export function Thumbnail({ name, className = 'size-24', sizes = '6rem' }: ThumbnailProps) {
  const look = cn('block shrink-0 rounded-md bg-sage forced-color-adjust-none print:hidden', className)
  if (isFigureName(name)) return <FigureThumbnail name={name} className={look} />
  const { src, srcSet, width, height } = pictureOf(name)
  return (
    // eslint-disable-next-line @next/next/no-img-element -- already resized by `npm run pictures`
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      className={cn('object-cover dark:brightness-90', look)}
    />
  )
}
