import { MarkedText } from '@/components/sections/reading/blocks/marked-text'
import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import type { SourceKey } from '@/content/sources'
import type { Video } from '@/content/schemas/video-schema'
import { videoWords } from '@/content/en/ui/tools/videos'
import { clock } from '@/lib/site/videos/clock'
import { timeline } from '@/lib/site/videos/timeline'

/** A video's transcript: what is said and shown. */
export function Transcript({ video, notes }: { video: Video; notes: readonly SourceKey[] }) {
  const scenes = timeline(video).filter(({ isTitle }) => !isTitle)
  return (
    <Collapsible className="border-y border-line">
      <CollapsibleTrigger>{videoWords.transcript}</CollapsibleTrigger>
      <div className="pb-4">
        {video.chapters.map(({ title }, place) => (
          <div key={title} className="mt-4">
            <h3 className="text-lg">{title}</h3>
            <ol className="mt-2 space-y-3">
              {scenes
                .filter(({ chapter }) => chapter === place)
                .map(({ start, words, seen, sources }) => (
                  <li
                    key={start}
                    data-line={start}
                    data-of={video.slug}
                    className="grid grid-cols-[3rem_minmax(0,1fr)]"
                  >
                    <span className="text-sm text-muted">{clock(start)}</span>
                    <div>
                      <p data-words="">
                        <MarkedText text={words + sources.map((key) => `[^${key}]`).join('')} notes={notes} />
                      </p>
                      <p className="text-sm text-muted">
                        {videoWords.seen} <span data-seen="">{seen}</span>
                      </p>
                    </div>
                  </li>
                ))}
            </ol>
          </div>
        ))}
      </div>
    </Collapsible>
  )
}
