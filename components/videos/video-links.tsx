import { Link } from '@/components/site/navigation/link'
import { videoWords } from '@/content/en/ui/tools/videos'
import { videos } from '@/content/collections/videos'
import { clock } from '@/lib/site/videos/clock'
import { videoSeconds } from '@/lib/site/videos/timeline'

/** Links from an article to videos on the same topic, if any. */
export function VideoLinks({ path }: { path: string }) {
  const own = videos.filter(({ shownOn }) => shownOn.includes(path))
  if (own.length === 0) return null
  return (
    <ul className="space-y-4 border-l-4 border-poppy pl-5 print:hidden">
      {own.map((video) => (
        <li key={video.slug}>
          <Link href={`/video-library#${video.slug}`} className="inline-block py-2 link">
            {videoWords.link.watch} {video.title}
          </Link>
          <span className="block text-sm text-muted">
            {videoWords.link.about(clock(videoSeconds(video)))}
          </span>
        </li>
      ))}
    </ul>
  )
}
