import { videoWords } from '@/content/en/ui/tools/videos'
import { videoFiles } from '@/lib/site/videos/files'

const size = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/** The video as a download, for slow connections or for sharing. */
export function Downloads({ slug }: { slug: string }) {
  const { mp4 } = videoFiles(slug)
  return (
    <a
      href={mp4.src}
      download={`${slug}.mp4`}
      className="inline-flex min-h-12 items-center link print:hidden"
    >
      {videoWords.download('MP4', size(mp4.bytes))}
    </a>
  )
}
