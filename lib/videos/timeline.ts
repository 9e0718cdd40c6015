import type { Picture, Scene, Video } from '@/content/video-schema'

/** A scene with its place in the film, in seconds. */
export type TimedScene = Pick<Scene, 'words' | 'seen' | 'isUrgent' | 'sources'> & {
  picture: Picture
  start: number
  end: number
  /** The place of its chapter in the film. */
  chapter: number
  isTitle: boolean
}

/** The title stays for this long. */
const titleSeconds = 3.5
/** Time to look before reading, and letters read in a second: slower than television, for readers of every age. */
const [lookSeconds, lettersPerSecond] = [2, 15]

/** How long a scene stays: time to look and then to read its words without haste, in half seconds. */
function sceneSeconds(words: string): number {
  return Math.max(4, Math.ceil(2 * (lookSeconds + words.length / lettersPerSecond)) / 2)
}

/** Every scene of a film with its times, the title first. */
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

/** How long a film is, in seconds. */
export const videoSeconds = (video: Video): number => timeline(video).at(-1)?.end ?? 0

/** Where each chapter begins and ends, in seconds; the first one holds the title. */
export function chapterTimes(video: Video): { title: string; start: number; end: number }[] {
  const scenes = timeline(video)
  return video.chapters.map(({ title }, place) => {
    const own = scenes.filter(({ chapter }) => chapter === place)
    return { title, start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0 }
  })
}
