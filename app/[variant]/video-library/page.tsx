import { ReadingPage } from '@/components/sections/reading/reading-page'
import { Film } from '@/components/videos/film'
import { FilmRemote } from '@/components/videos/film-remote'
import { TranscriptSearch } from '@/components/videos/transcript-search'
import { videoLibrary } from '@/content/pages/video-library'
import { videoWords } from '@/content/video-words'
import { videos } from '@/content/videos'
import { pageMetadata } from '@/lib/metadata'
import { inOrder } from '@/lib/source-order'

export const metadata = pageMetadata('/video-library', videoLibrary)

export default function VideoLibraryPage() {
  const notes = inOrder(videoLibrary.health?.sources ?? [])
  return (
    <ReadingPage
      path="/video-library"
      page={videoLibrary}
      childrenFirst
      childEntries={videos.map(({ slug, title }) => ({ id: slug, heading: title }))}
    >
      {videos.map((video) => (
        <Film key={video.slug} video={video} notes={notes} />
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
      <FilmRemote />
    </ReadingPage>
  )
}
