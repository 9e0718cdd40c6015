import type { Video } from '@/content/schemas/video-schema'
import { videoWords } from '@/content/en/ui/tools/videos'
import { videoFiles } from '@/lib/site/videos/files'

/**
 * The browser's native player. Only the poster is fetched until it is started. The captions repeat the text
 * in the picture, so they are off by default (docs/decisions/0025). On phones it is as wide as the screen, so
 * that the words in it are large enough.
 */
export function Player({ video: { slug, title } }: { video: Video }) {
  const { mp4, webm, poster, captions, chapters } = videoFiles(slug)
  return (
    <div className="print:hidden mobile:-mx-(--gutter)">
      <video
        controls
        playsInline
        preload="none"
        poster={poster}
        width={1280}
        height={720}
        aria-label={title}
        data-video={slug}
        className="block h-auto w-full border border-line bg-bone mobile:border-x-0 desktop:rounded-md"
      >
        <source src={mp4.src} type="video/mp4" />
        <source src={webm.src} type='video/webm; codecs="vp9"' />
        <track kind="captions" src={captions} srcLang="en" label={videoWords.captionsLabel} />
        <track kind="chapters" src={chapters} srcLang="en" />
        {videoWords.cannotPlay}
      </video>
      <p
        role="status"
        data-video-notice=""
        data-words={videoWords.failed}
        className="text-sm text-alert empty:hidden mobile:px-(--gutter)"
      />
    </div>
  )
}
