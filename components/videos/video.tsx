import { ChapterButtons } from './chapter-buttons'
import { Downloads } from './downloads'
import { Player } from './player'
import { Transcript } from './transcript'
import { Link } from '@/components/site/navigation/link'
import { Button } from '@/components/ui/button'
import type { SourceKey } from '@/content/sources'
import type { Video } from '@/content/schemas/video-schema'
import { videoWords } from '@/content/en/ui/tools/videos'
import { clock } from '@/lib/site/videos/clock'
import { videoSeconds } from '@/lib/site/videos/timeline'

/** One video under its heading: the player, its chapters, the transcript and the downloads. */
export function VideoSection({ video, notes }: { video: Video; notes: readonly SourceKey[] }) {
  const { slug, title, summary, link } = video
  return (
    <section aria-labelledby={slug} className="space-y-4 border-t border-line pt-8">
      <h2 id={slug} className="scroll-mt-8 text-2xl print:break-after-avoid">
        {title}
      </h2>
      <p>{summary}</p>
      <Player video={video} />
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
        <Button
          type="button"
          data-play={videoWords.watch}
          data-pause={videoWords.pause}
          data-of={slug}
          className="noscript:hidden"
        >
          {videoWords.watch}
        </Button>
        <Button
          type="button"
          variant="outline"
          data-full-screen=""
          data-of={slug}
          className="noscript:hidden"
        >
          {videoWords.fullScreen}
        </Button>
        <span className="text-sm text-muted">{videoWords.length(clock(videoSeconds(video)))}</span>
      </p>
      <ChapterButtons video={video} />
      <Transcript video={video} notes={notes} />
      <div className="flex flex-wrap items-center gap-x-6">
        <Link href={link.href} className="inline-flex min-h-12 items-center link">
          {link.label}
        </Link>
        <Downloads slug={slug} />
      </div>
    </section>
  )
}
