import { notFound } from 'next/navigation'
import { TextPageView } from '@/components/sections/text-page-view'
import { articles } from '@/content/articles'
import { pageMetadata } from '@/lib/metadata'

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
  return <TextPageView path={`/blog/${article.slug}`} page={article} />
}
