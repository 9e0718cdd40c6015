import { PlayLink } from './play-link'
import { videoWords } from '@/content/en/ui/tools/videos'
import { videos } from '@/content/collections/videos'
import { clock } from '@/lib/site/videos/clock'
import { videoFiles } from '@/lib/site/videos/files'
import { videoSeconds } from '@/lib/site/videos/timeline'

/** All videos at a glance; each starts in its player below. */
export function VideoGrid() {
  return (
    <nav aria-label={videoWords.choose} className="container-page pt-8 pb-4 print:hidden">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-4 gap-y-6 md:grid-cols-3 md:gap-x-6">
        {videos.map((video) => (
          <li key={video.slug}>
            <PlayLink slug={video.slug} className="group block">
              <span className="relative block">
                {/* eslint-disable-next-line @next/next/no-img-element -- already small, and cached forever */}
                <img
                  src={videoFiles(video.slug).poster}
                  alt=""
                  width={1280}
                  height={720}
                  loading="lazy"
                  className="h-auto w-full rounded-md border border-line bg-bone"
                />
                <svg
                  viewBox="0 0 40 40"
                  aria-hidden
                  className="absolute bottom-2 left-2 size-10 noscript:hidden"
                >
                  <circle cx="20" cy="20" r="20" className="fill-pine" />
                  <path d="M15.5 12v16L29 20z" className="fill-paper" />
                </svg>
              </span>
              <span className="mt-2 block leading-snug font-semibold text-pine group-hover:underline">
                {video.title}
              </span>
              <span className="block text-sm text-muted">
                {videoWords.topics[video.slug]}, {clock(videoSeconds(video))}
              </span>
            </PlayLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
