import type { Topic } from '@/content/schemas/article-schema'
import type { DrawingName } from '@/content/schemas/drawing-names'

/** Labels around the list of articles. */
export const articleListWords = {
  heading: 'All articles',
  topics: 'Topics',
  filter: 'Show articles about',
  feed: 'RSS feed',
} as const

/** The picture of each topic. */
export const topicDrawings: Record<Topic, DrawingName> = {
  'understanding-pain': 'hands-spine-model',
  'daily-life': 'orchard-road',
  'tests-and-scans': 'surgeon-reading-scan',
  'before-surgery': 'team-corridor',
  'after-surgery': 'patient-walking',
  'treatment-choices': 'patient-conversation',
  'paying-for-care': 'open-notebook',
}
