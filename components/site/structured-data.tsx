import { currentVariant } from '@/lib/current-variant'
import { pageGraph } from '@/lib/structured-data/page-graph'
import { scriptText } from '@/lib/structured-data/script-text'

type StructuredDataProps = { path: string; heading: string }

/** What search engines may know of this page: JSON-LD, no more than the page shows (docs/decisions/0015). */
export async function StructuredData({ path, heading }: StructuredDataProps) {
  const graph = pageGraph(path, heading, await currentVariant())
  if (!graph) return null
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(graph) }} />
}
