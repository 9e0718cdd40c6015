import type { PictureName } from '@/content/en/ui/site/pictures'
import { cn } from '@/lib/cn'
import { pictureOf } from '@/lib/site/pictures'

/** A picture of the family next to a text, lazily loaded. */
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
    // eslint-disable-next-line @next/next/no-img-element -- already resized by `npm run pictures`
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
