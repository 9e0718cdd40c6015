import { currentMode } from '@/lib/variant/current-mode'
import { pageGraph } from '@/lib/site/structured-data/page-graph'
import { scriptText } from '@/lib/site/structured-data/script-text'

type StructuredDataProps = { path: string; heading: string }

/** The page's JSON-LD for search engines: nothing that the page does not show (docs/decisions/0014). */
export async function StructuredData({ path, heading }: StructuredDataProps) {
  const graph = pageGraph(path, heading, await currentMode())
  if (!graph) return null
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(graph) }} />
}
