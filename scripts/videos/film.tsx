import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { Frame, Poster } from './frame'
import { momentAt } from './moment'
import { videos } from '@/content/videos'
import type { Video } from '@/content/video-schema'
import { timeline, videoSeconds } from '@/lib/videos/timeline'
import { captions, chapters } from '@/lib/videos/web-vtt'

export const framesPerSecond = 15

const digest = (...texts: string[]) =>
  texts.reduce((hash, text) => hash.update(text), createHash('sha256')).digest('hex')

/**
 * A film before it is encoded: its pictures as markup, each different one once, and their order. `digest` is that of
 * everything its files are made from, so that a film is made anew when, and only when, something in it changed.
 */
function filmOf(video: Video, style: string) {
  const scenes = timeline(video)
  const pictures = new Map<string, string>()
  const keep = (element: React.ReactElement) => {
    const markup = renderToStaticMarkup(element)
    const name = digest(markup).slice(0, 16)
    pictures.set(name, markup)
    return name
  }
  const pictureAt = (time: number) =>
    keep(<Frame moment={momentAt(scenes, time)} chapters={video.chapters.length} />)
  const poster = keep(<Poster moment={momentAt(scenes, 0)} />)
  const count = Math.round(videoSeconds(video) * framesPerSecond)
  const order = Array.from({ length: count }, (_, frame) => pictureAt(frame / framesPerSecond))
  const tracks = { captions: captions(video), chapters: chapters(video) }
  return {
    slug: video.slug,
    seconds: videoSeconds(video),
    pictures,
    order,
    tracks,
    /** A picture of each scene, near its end. */
    moments: scenes.map(({ end }) => order[Math.round((end - 0.6) * framesPerSecond)]!),
    poster,
    digest: digest(style, poster, order.join(), tracks.captions, tracks.chapters).slice(0, 20),
  }
}

export type Film = ReturnType<typeof filmOf>

/** The films' names, in the order of the page. */
export const slugs = videos.map(({ slug }) => slug)

/** Every film, or the one asked for. `style` is the style sheet of the pictures, fonts included. */
export function films(style: string, only?: string): Film[] {
  return videos.filter(({ slug }) => !only || slug === only).map((video) => filmOf(video, style))
}
