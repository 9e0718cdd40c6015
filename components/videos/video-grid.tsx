import { videoWords } from '@/content/en/ui/tools/videos'
import { videos } from '@/content/collections/videos'
import { clock } from '@/lib/site/videos/clock'
import { videoFiles } from '@/lib/site/videos/files'
import { videoSeconds } from '@/lib/site/videos/timeline'

/** All videos at a glance, each a link to its player below. */
export function VideoGrid() {
  return (
    <nav aria-label={videoWords.choose} className="container-page pt-8 pb-4 print:hidden">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-4 gap-y-6 md:grid-cols-3 md:gap-x-6">
        {videos.map((video) => (
          <li key={video.slug}>
            <a href={`#${video.slug}`} className="group block">
              {/* eslint-disable-next-line @next/next/no-img-element -- already small, and cached forever */}
              <img
                src={videoFiles(video.slug).poster}
                alt=""
                width={1280}
                height={720}
                loading="lazy"
                className="h-auto w-full rounded-md border border-line bg-bone"
              />
              <span className="mt-2 block leading-snug font-semibold text-pine group-hover:underline">
                {video.title}
              </span>
              <span className="block text-sm text-muted">
                {videoWords.topics[video.slug]}, {clock(videoSeconds(video))}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
