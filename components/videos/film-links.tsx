import { videoWords } from '@/content/video-words'
import { videos } from '@/content/videos'
import { clock } from '@/lib/videos/clock'
import { videoSeconds } from '@/lib/videos/timeline'

/** On a page to read: the films on the same thing, if there are any. */
export function FilmLinks({ path }: { path: string }) {
  const own = videos.filter(({ shownOn }) => shownOn.includes(path))
  return own.map((video) => (
    <p key={video.slug} className="border-l-4 border-poppy pl-5 print:hidden">
      <a href={`/video-library#${video.slug}`} className="inline-block py-2 link">
        {videoWords.link.watch} {video.title}
      </a>
      <span className="block text-sm text-muted">{videoWords.link.about(clock(videoSeconds(video)))}</span>
    </p>
  ))
}
