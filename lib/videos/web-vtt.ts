import type { Video } from '@/content/video-schema'
import { chapterTimes, timeline } from '@/lib/videos/timeline'

type Cue = { start: number; end: number; text: string }

/** Seconds as WebVTT writes them: 65.5 is '00:01:05.500'. */
function stamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function file(cues: readonly Cue[]): string {
  const blocks = cues.map(({ start, end, text }) => `${stamp(start)} --> ${stamp(end)}\n${escape(text)}`)
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`
}

/** A film's captions: its words, each while they stand in the picture. */
export function captions(video: Video): string {
  return file(timeline(video).map(({ start, end, words }) => ({ start, end, text: words })))
}

/** A film's chapters, for players that list them. */
export function chapters(video: Video): string {
  return file(chapterTimes(video).map(({ title, start, end }) => ({ start, end, text: title })))
}
