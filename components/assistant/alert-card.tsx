import { EmergencyCalls } from '@/components/sections/emergency-calls'
import { SourceLinks } from '@/components/assistant/source-links'
import { Alert } from '@/components/ui/alert'
import type { ChatMessage } from '@/lib/assistant/conversation'
import { languageOf } from '@/lib/assistant/understanding/language'

type AlertCardProps = { message: ChatMessage; kind: 'emergency' | 'crisis'; isNew: boolean }

/**
 * An urgent answer, phone number first. Screen readers announce it when it arrives, but not when it is shown
 * again.
 */
export function AlertCard({ message, kind, isNew }: AlertCardProps) {
  const { content, sources = [] } = message
  const language = languageOf(content)
  return (
    <Alert
      data-alert=""
      role={isNew ? 'alert' : undefined}
      lang={language}
      variant="destructive"
      layout="compact"
    >
      <EmergencyCalls kind={kind} language={language} className="mb-3 flex flex-col gap-2" />
      <p className="font-semibold whitespace-pre-line">{content}</p>
      <SourceLinks sources={sources} />
    </Alert>
  )
}
