import type { Video } from '@/content/schemas/video-schema'
import { videoWords } from '@/content/en/ui/tools/videos'
import { clock } from '@/lib/site/videos/clock'
import { chapterTimes } from '@/lib/site/videos/timeline'

/**
 * Chapter buttons, handled by VideoRemote. Without JavaScript the transcript has the same chapters and times.
 */
export function ChapterButtons({ video }: { video: Video }) {
  return (
    <ol
      aria-label={videoWords.chapters}
      className="grid grid-cols-2 gap-x-6 border-t border-line sm:grid-cols-4 print:hidden noscript:hidden"
    >
      {chapterTimes(video).map(({ title, start }) => (
        <li key={start}>
          <button
            type="button"
            data-seek={start}
            data-of={video.slug}
            className="min-h-12 w-full py-2 text-left text-sm"
          >
            <span className="block text-muted">{clock(start)}</span>
            <span className="link">{title}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
