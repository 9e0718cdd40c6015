import type { z } from 'zod'
import type { MarkdownFile } from '@/lib/build/content/markdown'
import { parseAnswer } from '@/lib/build/content/answer'
import { parsePage, type ParsedPage } from '@/lib/build/content/page'
import { parseVideo } from '@/lib/build/content/video'
import { answerSchema } from '@/content/schemas/answer-schema'
import { articleSchema } from '@/content/schemas/article-schema'
import { conditionSchema } from '@/content/schemas/condition-schema'
import { videoSchema } from '@/content/schemas/video-schema'
import { groupSchema } from '@/content/schemas/faq-schema'
import { legalSchema } from '@/content/schemas/legal-schema'
import { pageSchema } from '@/content/schemas/page-schema'
import { procedureSchema } from '@/content/schemas/procedure-schema'
import { serviceSchema } from '@/content/schemas/service-schema'

/** One folder below content/en: how its files are read, and what the schema calls the result. */
export type Collection = {
  name: string
  schema: z.ZodObject
  /** The exported type of the schema and its module, for the generated file. */
  type: readonly [name: string, module: string]
  parse: (file: MarkdownFile) => ParsedPage
  /** The field that holds the file's name. */
  key: 'slug' | 'id' | null
  /** Whether the first use of a glossary word on a page links to its entry. */
  linksTerms?: boolean
}

/** A file that is front matter only. */
const parseList = ({ front }: MarkdownFile): ParsedPage => ({ data: front, lines: new Map() })

export const collections: Collection[] = [
  { name: 'pages', schema: pageSchema, type: ['TextPage', 'page-schema'], parse: parsePage, key: null },
  {
    name: 'conditions',
    schema: conditionSchema,
    type: ['Condition', 'condition-schema'],
    parse: parsePage,
    key: 'slug',
    linksTerms: true,
  },
  {
    name: 'procedures',
    schema: procedureSchema,
    type: ['Procedure', 'procedure-schema'],
    parse: parsePage,
    key: 'slug',
    linksTerms: true,
  },
  {
    name: 'services',
    schema: serviceSchema,
    type: ['Service', 'service-schema'],
    parse: parsePage,
    key: 'slug',
    linksTerms: true,
  },
  {
    name: 'articles',
    schema: articleSchema,
    type: ['Article', 'article-schema'],
    parse: parsePage,
    key: 'slug',
    linksTerms: true,
  },
  { name: 'legal', schema: legalSchema, type: ['LegalPage', 'legal-schema'], parse: parsePage, key: null },
  { name: 'answers', schema: answerSchema, type: ['Answer', 'answer-schema'], parse: parseAnswer, key: null },
  { name: 'videos', schema: videoSchema, type: ['Video', 'video-schema'], parse: parseVideo, key: 'slug' },
  { name: 'faq', schema: groupSchema, type: ['FaqGroup', 'faq-schema'], parse: parseList, key: 'id' },
]
