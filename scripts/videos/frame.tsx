import { drawings } from './stages/stages'
import { palette } from './palette'
import type { Moment } from './moment'
import type { Shows } from './numbers'
import type { TimedScene } from '@/lib/site/videos/timeline'

const hundredth = (value: number) => Math.round(value * 20) / 20

type DrawingProps = { scene: TimedScene; shows: Shows; clear: number; left?: number }

function Drawing({ scene, shows, clear, left = 628 }: DrawingProps) {
  const Stage = drawings[scene.picture.stage]
  return (
    <g transform={`translate(${left} 0)`} opacity={hundredth(clear)}>
      <Stage shows={shows} />
    </g>
  )
}

/** Progress bars, one per chapter; the current one is highlighted. */
function Chapters({ count, current }: { count: number; current: number }) {
  return (
    <g>
      {Array.from({ length: count }, (_, order) => (
        <rect
          key={order}
          x={72 + order * 64}
          y="648"
          width="52"
          height="8"
          rx="4"
          fill={order === current ? palette.poppy : palette.line}
        />
      ))}
    </g>
  )
}

/** One frame of a video: words on the left, the drawing on the right. */
export function Frame({ moment, chapters }: { moment: Moment; chapters: number }) {
  const { scene, words, shows, clear, before } = moment
  const kind = scene.isTitle ? 'title' : scene.isUrgent ? 'urgent' : 'said'
  return (
    <>
      <svg viewBox="0 0 1280 720" width="1280" height="720" xmlns="http://www.w3.org/2000/svg">
        {before && <Drawing scene={before.scene} shows={before.shows} clear={1 - clear} />}
        <Drawing scene={scene} shows={shows} clear={clear} />
        <Chapters count={chapters} current={scene.chapter} />
      </svg>
      <div className="words">
        <p className={kind} style={{ opacity: hundredth(words) }}>
          {scene.words}
        </p>
      </div>
    </>
  )
}

/** The poster: the first drawing alone, since the page shows the title above it. */
export function Poster({ moment: { scene, shows } }: { moment: Moment }) {
  return (
    <svg viewBox="0 0 1280 720" width="1280" height="720" xmlns="http://www.w3.org/2000/svg">
      <Drawing scene={scene} shows={shows} clear={1} left={320} />
    </svg>
  )
}
