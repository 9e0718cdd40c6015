import { ChapterButtons } from './chapter-buttons'
import { Downloads } from './downloads'
import { Player } from './player'
import { Transcript } from './transcript'
import type { SourceKey } from '@/content/sources'
import type { Video } from '@/content/video-schema'
import { videoWords } from '@/content/video-words'
import { clock } from '@/lib/videos/clock'
import { videoSeconds } from '@/lib/videos/timeline'

/** One film under its heading: to watch, to jump in, to read, to take along. */
export function Film({ video, notes }: { video: Video; notes: readonly SourceKey[] }) {
  const { slug, title, summary, link } = video
  return (
    <section aria-labelledby={slug} className="space-y-4 border-t border-line pt-8">
      <h2 id={slug} className="text-2xl print:break-after-avoid">
        {title}
      </h2>
      <p>{summary}</p>
      <Player video={video} />
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
        <button type="button" data-seek="0" data-of={slug} className="btn btn-default noscript:hidden">
          {videoWords.watch}
        </button>
        <span className="text-sm text-muted">{videoWords.length(clock(videoSeconds(video)))}</span>
      </p>
      <ChapterButtons video={video} />
      <Transcript video={video} notes={notes} />
      <div className="flex flex-wrap items-center gap-x-6">
        <a href={link.href} className="inline-flex min-h-12 items-center link">
          {link.label}
        </a>
        <Downloads slug={slug} />
      </div>
    </section>
  )
}
