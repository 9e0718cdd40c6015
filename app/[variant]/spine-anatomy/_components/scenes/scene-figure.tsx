import { SceneSlider } from './scene-slider'
import { MarkedText } from '@/components/sections/reading/blocks/marked-text'
import { Link } from '@/components/site/navigation/link'
import { pathData } from '@/components/spine/geometry/outlines'
import type { Scene, SceneShape } from '@/components/spine/scenes/scene'
import type { scenes } from '@/content/anatomy/scenes'
import type { SourceKey } from '@/content/sources'

interface SceneFigureProps {
  scene: Scene
  words: (typeof scenes)[keyof typeof scenes]
  notes: readonly SourceKey[]
}

/**
 * A shape in its final state. A data attribute holds the initial state for the script that interpolates
 * between them.
 */
function Shape({ shape: { stuff, usual, changed, appears } }: { shape: SceneShape }) {
  const [before, after] = [pathData(usual), pathData(changed)]
  return (
    <path
      d={after}
      data-stuff={stuff}
      data-usual={before === after ? undefined : before}
      data-appears={appears ? '' : undefined}
    />
  )
}

/** A change at one level: the drawing, a before/after slider, and an explanation. */
export function SceneFigure({ scene: { view, shapes }, words, notes }: SceneFigureProps) {
  return (
    <figure aria-labelledby={words.id} className="space-y-4">
      <h3 id={words.id} className="text-xl">
        {words.heading}
      </h3>
      <SceneSlider usual={words.usual} changed={words.changed} name={words.heading}>
        <svg
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
          role="img"
          aria-label={words.picture}
          className="anatomy-scene"
        >
          {shapes.map((shape, order) => (
            <Shape key={order} shape={shape} />
          ))}
        </svg>
      </SceneSlider>
      <figcaption className="space-y-2">
        <p className="text-sm text-muted">{words.seen}</p>
        {words.text.map((text) => (
          <p key={text}>
            <MarkedText text={text} notes={notes} />
          </p>
        ))}
        <p>
          <Link href={words.more.href} className="inline-block py-2 link">
            {words.more.label}
          </Link>
        </p>
      </figcaption>
    </figure>
  )
}
