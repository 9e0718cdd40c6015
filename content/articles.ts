import { z } from 'zod'
import { textPage, type TextPage } from '@/content/page-schema'

export type Article = TextPage & { slug: string }

function article(slug: string, page: Parameters<typeof textPage>[0]): Article {
  return { slug: z.string().regex(/^[a-z0-9-]+$/).parse(slug), ...textPage(page) }
}

export const articles: Article[] = [
]
