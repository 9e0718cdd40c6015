import { ArticleList } from './_components/article-list'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { articleListWords } from '@/content/en/ui/pages/articles'
import { pages } from '@/content/generated/en/pages'
import { pageMetadata } from '@/lib/site/metadata'

export const metadata = pageMetadata('/blog', pages.blog)

export default function BlogPage() {
  return (
    <ReadingPage
      path="/blog"
      page={pages.blog}
      isHub
      feature={<ArticleList />}
      meta={
        <a href="/feed.xml" className="inline-flex min-h-12 items-center link">
          {articleListWords.feed}
        </a>
      }
    />
  )
}
