import { ease, lerp, type Shows } from './numbers'
import type { TimedScene } from '@/lib/site/videos/timeline'

/** The duration of transitions between drawings, and of words fading in and out, in seconds. */
const [change, wordsIn, wordsOut] = [1.6, 0.5, 0.25]

/** The state of a video at one moment. */
export type Moment = {
  scene: TimedScene
  /** The opacity of its words. */
  words: number
  shows: Shows
  /** The previous drawing, while this one fades in on a different stage. */
  before?: { scene: TimedScene; shows: Shows }
  /** The opacity of its drawing. */
  clear: number
}

/**
 * The state of a scene's stage some seconds after the scene started. On the same stage, it transitions from
 * the end of the previous scene. A walker keeps walking, or comes to a stop (`still`).
 */
function stateAt(scenes: readonly TimedScene[], order: number, seconds: number): Shows {
  const { picture } = scenes[order]!
  const { shows, moves }: { shows: Shows; moves: Shows } = picture
  const previous = scenes[order - 1]
  const isSameStage = previous?.picture.stage === picture.stage
  const from = previous && isSameStage ? stateAt(scenes, order - 1, previous.end - previous.start) : shows
  const target = { ...shows, still: from.walk !== undefined && !('walk' in moves) && isSameStage ? 1 : 0 }
  const at = ease(seconds / change)
  const state = Object.fromEntries(
    [...new Set([from, target, moves].flatMap((names) => Object.keys(names)))].map((name) => {
      const speed = moves[name]
      if (speed !== undefined) return [name, (from[name] ?? 0) + speed * seconds]
      if (name === 'walk') return [name, from.walk ?? 0]
      const [start, end] = [from[name] ?? 0, target[name as keyof typeof target] ?? 0]
      return [name, Math.round(lerp(start, end, at) * 500) / 500]
    }),
  )
  return state
}

/** The state of a video at a time in seconds. A pure function. */
export function momentAt(scenes: readonly TimedScene[], time: number): Moment {
  const order = scenes.findLastIndex(({ start }) => start <= time)
  const scene = scenes[order]!
  const since = time - scene.start
  const said = order === 0 ? 1 : ease(since / wordsIn)
  const words = order === scenes.length - 1 ? said : Math.min(said, ease((scene.end - time) / wordsOut))
  const moment = { scene, words, shows: stateAt(scenes, order, since) }
  const previous = scenes[order - 1]
  const clear = ease(since / (change / 2))
  if (!previous || previous.picture.stage === scene.picture.stage || clear >= 1)
    return { ...moment, clear: 1 }
  const before = { scene: previous, shows: stateAt(scenes, order - 1, previous.end - previous.start) }
  return { ...moment, clear, before }
}
