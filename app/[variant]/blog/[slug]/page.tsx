import { ReadingPage } from '@/components/sections/reading/reading-page'
import { OfflineCopy } from '@/components/site/offline/offline-copy'
import { TopicLinks } from '@/components/sections/articles/topic-links'
import { articles } from '@/content/collections/articles'
import { readingWords } from '@/content/en/ui/site/reading'
import { longDate } from '@/lib/text/long-date'
import { offlinePages } from '@/lib/on-device/offline/pages'
import { relatedLinks } from '@/lib/site/pages/related-articles'
import { slugPages } from '@/lib/site/pages/slug-pages'

const { find, ...config } = slugPages('/blog', articles)

export const dynamicParams = false
export const { generateStaticParams, generateMetadata } = config

export default async function ArticlePage(props: Parameters<typeof find>[0]) {
  const { entry: article, path } = await find(props)
  const offlinePage = offlinePages.find((page) => page === path)
  return (
    <ReadingPage
      path={path}
      page={article}
      links={relatedLinks(article)}
      meta={
        <>
          <p>{readingWords.published(longDate(article.published))}</p>
          <TopicLinks topics={article.topics} />
          {offlinePage && <OfflineCopy page={offlinePage} />}
        </>
      }
    />
  )
}
