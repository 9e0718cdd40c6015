import { videoLibrary } from '@/content/pages/video-library'
import { videos } from '@/content/videos'
import type { Passage } from '@/lib/search/passage'
import { timeline } from '@/lib/videos/timeline'

/** The words of the films: a result opens the page at the film. */
export const filmPassages: Passage[] = videos.map((video) => ({
  href: `/video-library#${video.slug}`,
  pageTitle: videoLibrary.title,
  topic: videoLibrary.heading,
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
