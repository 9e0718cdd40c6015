import { pages } from '@/content/generated/en/pages'
import { videos } from '@/content/collections/videos'
import type { Passage } from '@/lib/search/passages/passage'
import { timeline } from '@/lib/site/videos/timeline'

/** The video transcripts; a result opens the page at its video. */
export const videoPassages = (): Passage[] =>
  videos.map((video) => ({
    href: `/video-library#${video.slug}`,
    pageTitle: pages['video-library'].title,
    topic: pages['video-library'].heading,
    heading: video.title,
    text: [
      video.summary,
      ...timeline(video)
        .slice(1)
        .map(({ words }) => words),
    ].join('\n'),
    words: 'video film watch',
    weight: 0.75,
  }))
