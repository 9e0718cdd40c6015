import { languageOf } from '@/lib/assistant/language'
import { urgentReply } from '@/lib/assistant/ruled-reply'

/** What the assistant would say first, above the results: someone may type an emergency here, too. */
export function UrgentNote({ query }: { query: string }) {
  const reply = urgentReply(query)
  if (!reply) return null
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
