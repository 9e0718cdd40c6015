import type { Video } from '@/content/schemas/video-schema'
import { chapterTimes, timeline } from '@/lib/site/videos/timeline'

type Cue = { start: number; end: number; text: string; place?: string }

/** Formats seconds for WebVTT: 65.5 is '00:01:05.500'. */
function stamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function file(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ start, end, text, place = '' }) => `${stamp(start)} --> ${stamp(end)}${place}\n${escape(text)}`,
  )
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`
}

/** Over the drawing in the right half of the picture, because the words are in the left half. */
const besideWords = ' line:-1 position:74% size:48% align:center'

/** A video's captions: one cue per scene. */
export function captions(video: Video): string {
  return file(
    timeline(video).map(({ start, end, words }) => ({ start, end, text: words, place: besideWords })),
  )
}

/** A video's chapters, for players that list them. */
export function chapters(video: Video): string {
  return file(chapterTimes(video).map(({ title, start, end }) => ({ start, end, text: title })))
}
