import type { ClipLeaf, IdReference, VideoObjectLeaf } from 'schema-dts'
import type { Video } from '@/content/schemas/video-schema'
import { pageUrl, partReference, reference } from '@/lib/site/structured-data/addresses'
import { isoDuration } from '@/lib/site/videos/clock'
import { videoFiles } from '@/lib/site/videos/files'
import { chapterTimes, timeline } from '@/lib/site/videos/timeline'

/** A video with its chapters and transcript, as on the page. */
export function videoObject(path: string, video: Video): VideoObjectLeaf & IdReference {
  const { slug, title, summary, published } = video
  const { poster, mp4, seconds } = videoFiles(slug)
  const place = pageUrl(`${path}#${slug}`)
  const clips = chapterTimes(video).map(({ title: name, start, end }): ClipLeaf => ({
    '@type': 'Clip',
    name,
    startOffset: start,
    endOffset: end,
    url: place,
  }))
  return {
    '@type': 'VideoObject',
    ...partReference(path, slug),
    name: title,
    description: summary,
    thumbnailUrl: pageUrl(poster),
    uploadDate: published,
    duration: isoDuration(seconds),
    contentUrl: pageUrl(mp4.src),
    encodingFormat: 'video/mp4',
    url: place,
    publisher: reference('clinic'),
    transcript: timeline(video)
      .slice(1)
      .map(({ words }) => words)
      .join('\n'),
    hasPart: clips,
  }
}
