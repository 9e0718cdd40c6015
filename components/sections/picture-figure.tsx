import type { PictureName } from '@/content/pictures'
import { cn } from '@/lib/cn'
import { pictureOf } from '@/lib/pictures'

/** A picture of the family beside a text, fetched when it comes near. */
export function PictureFigure({
  name,
  sizes,
  className,
}: {
  name: PictureName
  sizes: string
  className?: string
}) {
  const { src, srcSet, alt, width, height } = pictureOf(name)
  return (
    // eslint-disable-next-line @next/next/no-img-element -- prepared in its widths by `npm run pictures`
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      className={cn('h-auto w-full rounded-sm dark:brightness-90 print:hidden', className)}
    />
  )
}
