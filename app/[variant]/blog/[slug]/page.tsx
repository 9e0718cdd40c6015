import { notFound } from 'next/navigation'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { OfflineCopy } from '@/components/site/offline/offline-copy'
import { TopicLinks } from '@/components/sections/articles/topic-links'
import { articles } from '@/content/collections/articles'
import { readingWords } from '@/content/en/ui/site/reading'
import { longDate } from '@/lib/text/long-date'
import { pageMetadata } from '@/lib/site/metadata'
import { offlinePages } from '@/lib/on-device/offline/pages'
import { relatedLinks } from '@/lib/site/pages/related-articles'

type Props = { params: Promise<{ slug: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return articles.map(({ slug }) => ({ slug }))
}

async function findArticle({ params }: Props) {
  const { slug } = await params
  return articles.find((article) => article.slug === slug) ?? notFound()
}

export async function generateMetadata(props: Props) {
  const article = await findArticle(props)
  return pageMetadata(`/blog/${article.slug}`, article)
}

export default async function ArticlePage(props: Props) {
  const article = await findArticle(props)
  const path = `/blog/${article.slug}`
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
