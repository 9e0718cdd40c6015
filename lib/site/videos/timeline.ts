import type { Picture, Scene, Video } from '@/content/schemas/video-schema'

/** A scene with its start and end in the video, in seconds. */
export type TimedScene = Pick<Scene, 'words' | 'seen' | 'isUrgent' | 'sources'> & {
  picture: Picture
  start: number
  end: number
  /** The index of its chapter. */
  chapter: number
  isTitle: boolean
}

/** How long the title is shown. */
const titleSeconds = 3.5
/**
 * Seconds to look before reading, and characters read per second: slower than TV captions, to suit readers of
 * every age.
 */
const [lookSeconds, lettersPerSecond] = [2, 15]

/**
 * How long a scene is shown: time to look, then to read its words without hurry, rounded up to half seconds.
 */
function sceneSeconds(words: string): number {
  return Math.max(4, Math.ceil(2 * (lookSeconds + words.length / lettersPerSecond)) / 2)
}

/** Every scene of a video with its times, the title first. */
export function timeline({ title, summary, opening, chapters }: Video): TimedScene[] {
  let start = titleSeconds
  const scenes = chapters.flatMap((chapter, place) =>
    chapter.scenes.map((scene) => {
      const end = start + sceneSeconds(scene.words)
      const timed = { ...scene, start, end, chapter: place, isTitle: false }
      start = end
      return timed
    }),
  )
  const card = { words: title, seen: summary, isUrgent: false, sources: [], picture: opening }
  return [{ ...card, start: 0, end: titleSeconds, chapter: 0, isTitle: true }, ...scenes]
}

/** The length of a video, in seconds. */
export const videoSeconds = (video: Video): number => timeline(video).at(-1)?.end ?? 0

/** The start and end of each chapter, in seconds; the first one includes the title. */
export function chapterTimes(video: Video): { title: string; start: number; end: number }[] {
  const scenes = timeline(video)
  return video.chapters.map(({ title }, place) => {
    const own = scenes.filter(({ chapter }) => chapter === place)
    return { title, start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0 }
  })
}
