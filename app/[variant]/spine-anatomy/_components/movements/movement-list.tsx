import { MovementPlayer } from './movement-player'
import { MovingBones, MovingFigure } from './moving-figure'
import { TurningFigure } from './turning-figure'
import { MarkedText } from '@/components/sections/reading/blocks/marked-text'
import { movementTexts, movementWords as words } from '@/content/anatomy/movements'
import type { SourceKey } from '@/content/sources'
import { movements } from '@/lib/anatomy/motion'

/** The spine's movements, each drawn in its final position and animated when JavaScript is available. */
export function MovementList({ notes }: { notes: readonly SourceKey[] }) {
  return (
    <section aria-labelledby={words.id} className="relative container-page section-space">
      <h2 id={words.id} className="text-3xl">
        {words.heading}
      </h2>
      <p className="mt-3 measure text-muted">{words.lead}</p>
      <MovingBones />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-14 md:grid-cols-3">
        {movements.map((movement) => {
          const { heading, picture, text } = movementTexts[movement]
          return (
            <figure key={movement} aria-labelledby={`${words.id}-${movement}`} className="space-y-4">
              <h3 id={`${words.id}-${movement}`} className="text-xl">
                {heading}
              </h3>
              <MovementPlayer movement={movement}>
                {movement === 'turn' ? (
                  <TurningFigure picture={picture} />
                ) : (
                  <MovingFigure movement={movement} picture={picture} />
                )}
              </MovementPlayer>
              <figcaption className="space-y-2">
                {text.map((line) => (
                  <p key={line}>
                    <MarkedText text={line} notes={notes} />
                  </p>
                ))}
              </figcaption>
            </figure>
          )
        })}
      </div>
    </section>
  )
}
