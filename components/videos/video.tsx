import { Player } from './player'
import { Transcript } from './transcript'
import { Link } from '@/components/site/navigation/link'
import type { SourceKey } from '@/content/sources'
import type { Video } from '@/content/schemas/video-schema'
import { videoWords } from '@/content/en/ui/tools/videos'
import { videoFiles } from '@/lib/site/videos/files'
import { chapterTimes, videoSeconds } from '@/lib/site/videos/timeline'

const size = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/** One video under its heading: the player, its chapters, the transcript and the download. */
export function VideoSection({ video, notes }: { video: Video; notes: readonly SourceKey[] }) {
  const { slug, title, summary, link } = video
  const { mp4, webm, poster, captions, chapters } = videoFiles(slug)
  return (
    <section aria-labelledby={slug} className="space-y-4 border-t border-line pt-8">
      <h2 id={slug} className="scroll-mt-8 text-2xl print:break-after-avoid">
        {title}
      </h2>
      <p>{summary}</p>
      <Player
        slug={slug}
        title={title}
        files={{ mp4: mp4.src, webm: webm.src, poster, captions, chapters }}
        seconds={videoSeconds(video)}
        chapters={chapterTimes(video)}
      />
      <Transcript video={video} notes={notes} />
      <div className="flex flex-wrap items-center gap-x-6">
        <Link href={link.href} className="inline-flex min-h-12 items-center link">
          {link.label}
        </Link>
        <a
          href={mp4.src}
          download={`${slug}.mp4`}
          className="inline-flex min-h-12 items-center link print:hidden"
        >
          {videoWords.download('MP4', size(mp4.bytes))}
        </a>
      </div>
    </section>
  )
}
