import { SourceLinks } from '@/components/site/assistant/source-links'
import { buttonVariants } from '@/components/ui/button-variants'
import { assistantPanel } from '@/content/assistant-panel'
import type { ChatMessage } from '@/lib/assistant/conversation'
import { languageOf } from '@/lib/assistant/language'

type AlertCardProps = { message: ChatMessage; kind: 'emergency' | 'crisis'; isNew: boolean }

/** An answer that cannot wait: the number first, to be pressed. Read out at once when it comes, not when it is seen again. */
export function AlertCard({ message, kind, isNew }: AlertCardProps) {
  const { content, sources = [] } = message
  const language = languageOf(content)
  const words = assistantPanel.alert
  return (
    <div
      data-alert=""
      role={isNew ? 'alert' : undefined}
      lang={language}
      className="rounded-md border-2 border-alert p-4"
    >
      <p className="mb-3 flex flex-col gap-2">
        <a href="tel:911" className={buttonVariants({ variant: 'destructive' })}>
          {words.emergency[language]}
        </a>
        {kind === 'crisis' && (
          <a href="tel:988" className={buttonVariants({ variant: 'outline' })}>
            {words.crisis[language]}
          </a>
        )}
      </p>
      <p className="font-semibold whitespace-pre-line">{content}</p>
      <SourceLinks sources={sources} />
    </div>
  )
}
