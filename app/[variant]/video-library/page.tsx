import { ReadingPage } from '@/components/sections/reading/reading-page'
import { videoLibrary } from '@/content/pages/video-library'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/video-library', videoLibrary)

export default function VideoLibraryPage() {
  return <ReadingPage path="/video-library" page={videoLibrary} />
}
