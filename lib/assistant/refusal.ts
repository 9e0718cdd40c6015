import { findWords } from '@/lib/assistant/find-rule'
import { normalize } from '@/lib/assistant/normalize'
import { refusalRules, type RefusalTopic } from '@/lib/assistant/refusal-rules'

/** Words that stand together only in the report on a scan. */
const reportWords =
  /\b(findings|impression|technique|foraminal|bilateral|broad based|bulge|protrusion|extrusion|stenosis|canal|multilevel|facet arthropathy|hypertrophy|thecal sac|signal|desiccation|ligamentum|neural|retrolisthesis|anterolisthesis|degenerative|unremarkable|[ltc]\d ?[lsct]?\d|hallazgos|impresion|protrusion|discal|foraminal)\b/g

function looksLikeReport(text: string): boolean {
  return new Set([...text.matchAll(reportWords)].map(([word]) => word)).size >= 4
}

/** What a message asks of the assistant that only a clinician may do, or null. */
export function refusalIn(text: string): RefusalTopic | null {
  const plain = normalize(text)
  return looksLikeReport(plain) ? 'scan' : findWords(plain, refusalRules)
}
