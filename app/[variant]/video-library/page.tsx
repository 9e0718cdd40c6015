import { TextPageView } from '@/components/sections/text-page-view'
import { videoLibrary } from '@/content/pages/video-library'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/video-library', videoLibrary)

export default function VideoLibraryPage() {
  return <TextPageView path="/video-library" page={videoLibrary} />
}
