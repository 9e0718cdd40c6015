import type { Video } from '@/content/video-schema'
import { videoWords } from '@/content/video-words'
import { videoFiles } from '@/lib/videos/files'

/**
 * The browser's own player: nothing is fetched but the first picture until it is started. The captions are the words that stand
 * in the picture, so they wait to be switched on (docs/decisions/0025).
 */
export function Player({ video: { slug, title } }: { video: Video }) {
  const { mp4, webm, poster, captions, chapters } = videoFiles(slug)
  return (
    <div className="print:hidden">
      <video
        controls
        playsInline
        preload="none"
        poster={poster}
        width={1280}
        height={720}
        aria-label={title}
        data-film={slug}
        className="block h-auto w-full rounded-md border border-line bg-bone"
      >
        <source src={mp4.src} type="video/mp4" />
        <source src={webm.src} type='video/webm; codecs="vp9"' />
        <track kind="captions" src={captions} srcLang="en" label={videoWords.captionsLabel} />
        <track kind="chapters" src={chapters} srcLang="en" />
        {videoWords.cannotPlay}
      </video>
      <p
        role="status"
        data-film-notice=""
        data-words={videoWords.failed}
        className="text-sm text-alert empty:hidden"
      />
    </div>
  )
}
