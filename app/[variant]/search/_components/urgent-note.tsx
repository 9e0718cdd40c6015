import { languageOf } from '@/lib/assistant/language'
import { ruledReply } from '@/lib/assistant/ruled-reply'
import type { Mode } from '@/lib/variant'

/** What the assistant would say first, above the results: someone may type an emergency here, too. */
export function UrgentNote({ query, mode }: { query: string; mode: Mode }) {
  const reply = ruledReply(query, mode)
  if (reply?.kind !== 'crisis' && reply?.kind !== 'emergency') return null
  return (
    <p
      role="alert"
      lang={languageOf(query)}
      className="measure rounded-lg border-2 border-alert p-5 text-lg font-semibold"
    >
      {reply.message}
    </p>
  )
}
