import { ReadingPage } from '@/components/sections/reading/reading-page'
import { VideoSection } from '@/components/videos/video'
import { VideoGrid } from '@/components/videos/video-grid'
import { TranscriptSearch } from '@/components/videos/transcript-search'
import { pages } from '@/content/generated/en/pages'
import { videoWords } from '@/content/en/ui/tools/videos'
import { videos } from '@/content/collections/videos'
import { pageMetadata } from '@/lib/site/metadata'
import { inOrder } from '@/lib/site/pages/source-order'

export const metadata = pageMetadata('/video-library', pages['video-library'])

export default function VideoLibraryPage() {
  const notes = inOrder(pages['video-library'].health?.sources ?? [])
  return (
    <ReadingPage
      path="/video-library"
      page={pages['video-library']}
      isReference
      childrenFirst
      feature={<VideoGrid />}
      childEntries={videos.map(({ slug, title }) => ({ id: slug, heading: title }))}
    >
      {videos.map((video) => (
        <VideoSection key={video.slug} video={video} notes={notes} />
      ))}
      <section
        aria-labelledby="find-a-word"
        className="space-y-4 border-t border-line pt-8 print:hidden noscript:hidden"
      >
        <h2 id="find-a-word" className="text-2xl">
          {videoWords.search.heading}
        </h2>
        <TranscriptSearch />
      </section>
    </ReadingPage>
  )
}
