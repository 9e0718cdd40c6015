import { PictureFigure } from '@/components/sections/picture-figure'
import { practice } from '@/content/generated/practice/practice'

/** The surgeon's photo and name. */
export function Portrait() {
  const { name, credentials, specialty } = practice.surgeon
  return (
    <figure>
      <PictureFigure name="surgeon-consulting-room" sizes="(min-width: 64.0625rem) 38rem, 100vw" />
      <figcaption className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-heading text-xl">
          {name}, {credentials}
        </span>
        <span className="text-muted">{specialty}</span>
      </figcaption>
    </figure>
  )
}
