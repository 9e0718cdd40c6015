import { notFound } from 'next/navigation'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { TopicLinks } from '@/components/sections/articles/topic-links'
import { articles } from '@/content/articles'
import { readingWords } from '@/content/reading-words'
import { longDate } from '@/lib/long-date'
import { pageMetadata } from '@/lib/metadata'
import { relatedLinks } from '@/lib/related-articles'

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
  return (
    <ReadingPage
      path={`/blog/${article.slug}`}
      page={article}
      links={relatedLinks(article)}
      meta={
        <>
          <p>{readingWords.published(longDate(article.published))}</p>
          <TopicLinks topics={article.topics} />
        </>
      }
    />
  )
}
