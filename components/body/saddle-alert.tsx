import type { PainMark } from '@/content/body-areas'
import { saddleWords } from '@/content/saddle-words'

const isSign = ({ area, kind }: PainMark) =>
  (area === 'front-saddle' || area === 'back-saddle') && (kind === 'numb' || kind === 'tingling')

/** Says at once what cannot wait for a visit, when it is marked on the drawn body. */
export function SaddleAlert({ marks }: { marks: readonly PainMark[] }) {
  if (!marks.some(isSign)) return null
  return (
    <div role="alert" className="space-y-4 rounded-lg border-2 border-alert p-5">
      <p className="font-heading text-2xl text-alert">{saddleWords.heading}</p>
      <p>{saddleWords.text}</p>
      <a href="tel:911" className="btn btn-lg btn-destructive">
        {saddleWords.call}
      </a>
    </div>
  )
}
