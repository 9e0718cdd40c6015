import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { Frame, Poster } from './frame'
import { momentAt } from './moment'
import { videos } from '@/content/collections/videos'
import type { Video } from '@/content/schemas/video-schema'
import { timeline, videoSeconds } from '@/lib/site/videos/timeline'
import { captions, chapters } from '@/lib/site/videos/web-vtt'

export const framesPerSecond = 15

const digest = (...texts: string[]) =>
  texts.reduce((hash, text) => hash.update(text), createHash('sha256')).digest('hex')

/**
 * A video before encoding: its distinct frames as markup, and their order. `digest` covers everything the
 * files are made from, so that a video is rendered again only when something changed.
 */
function renderVideo(video: Video, style: string) {
  const scenes = timeline(video)
  const pictures = new Map<string, string>()
  const addPicture = (element: React.ReactElement) => {
    const markup = renderToStaticMarkup(element)
    const name = digest(markup).slice(0, 16)
    pictures.set(name, markup)
    return name
  }
  const pictureAt = (time: number) =>
    addPicture(<Frame moment={momentAt(scenes, time)} chapters={video.chapters.length} />)
  const poster = addPicture(<Poster moment={momentAt(scenes, 0)} />)
  const count = Math.round(videoSeconds(video) * framesPerSecond)
  const order = Array.from({ length: count }, (_, frame) => pictureAt(frame / framesPerSecond))
  const tracks = { captions: captions(video), chapters: chapters(video) }
  return {
    slug: video.slug,
    seconds: videoSeconds(video),
    pictures,
    order,
    tracks,
    /** One frame of each scene, near its end. */
    moments: scenes.map(({ end }) => order[Math.round((end - 0.6) * framesPerSecond)]!),
    poster,
    digest: digest(style, poster, order.join(), tracks.captions, tracks.chapters).slice(0, 20),
  }
}

export type RenderedVideo = ReturnType<typeof renderVideo>

/** The videos' slugs, in page order. */
export const slugs = videos.map(({ slug }) => slug)

/** All videos, or only the requested one. `style` is the style sheet of the frames, including fonts. */
export function renderVideos(style: string, only?: string): RenderedVideo[] {
  return videos.filter(({ slug }) => !only || slug === only).map((video) => renderVideo(video, style))
}
