import { ArticleList } from './_components/article-list'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { articleListWords } from '@/content/article-words'
import { blog } from '@/content/pages/blog'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/blog', blog)

export default function BlogPage() {
  return (
    <ReadingPage
      path="/blog"
      page={blog}
      childrenFirst
      childEntries={[{ id: 'articles', heading: articleListWords.heading }]}
      meta={
        <a href="/feed.xml" data-full-load="" className="inline-flex min-h-12 items-center link">
          {articleListWords.feed}
        </a>
      }
    >
      <ArticleList />
    </ReadingPage>
  )
}
