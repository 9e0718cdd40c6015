import { ease, lerp, type Shows } from './numbers'
import type { TimedScene } from '@/lib/videos/timeline'

/** How long a picture takes to become the next one, and words to come and go; in seconds. */
const [change, wordsIn, wordsOut] = [1.6, 0.5, 0.25]

/** What a film shows at one moment. */
export type Moment = {
  scene: TimedScene
  /** How clearly its words are seen. */
  words: number
  shows: Shows
  /** The picture before, while this one fades in on another stage. */
  before?: { scene: TimedScene; shows: Shows }
  /** How clearly its picture is seen. */
  clear: number
}

/**
 * Where everything on a scene's stage stands, so many seconds after the scene began: on its way from where the scene before left
 * it, on the same stage. A walker goes on walking, or comes to a `still` stand.
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

/** What a film shows at a time in seconds. A pure function: the same time is always the same picture. */
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
