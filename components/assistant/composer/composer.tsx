'use client'

import { useRef, type FormEvent, type KeyboardEvent } from 'react'
import { ask, stop } from '@/components/assistant/ask'
import { CharacterCount } from '@/components/assistant/composer/character-count'
import { chat, useChat } from '@/components/assistant/chat'
import type { Office } from '@/components/site/office/use-office'
import { PrivateDetailWarning } from '@/components/assistant/composer/private-detail-warning'
import { useFocusWhileWaiting } from '@/components/assistant/composer/use-focus-while-waiting'
import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import { assistantPanel } from '@/content/assistant/panel'
import { personalDetailIn } from '@/lib/assistant/privacy/looks-personal'
import { MESSAGE_LIMIT } from '@/lib/assistant/http/message-limit'
import { characterCount, hasVisibleText } from '@/lib/text/typed-text'

/** The input: Enter sends, Shift+Enter inserts a line break. Empty or overlong text is not sent. */
export function Composer({ office }: { office: Office }) {
  const { draft, isPending: isWaiting, warning } = useChat()
  const input = useRef<HTMLTextAreaElement>(null)
  const isSendable = !isWaiting && hasVisibleText(draft) && characterCount(draft.trim()) <= MESSAGE_LIMIT
  const stopButton = useFocusWhileWaiting(isWaiting, input)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSendable) return
    const detail = personalDetailIn(draft)
    if (detail) chat.warn(detail)
    else void ask(draft, office)
  }
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // During IME composition, Enter confirms a character.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  const handleChange = () => {
    chat.warn(null)
    input.current?.focus()
  }
  return (
    <form onSubmit={handleSubmit} className="border-t border-line px-5 pt-2.5 pb-3.5">
      <Label htmlFor="assistant-question">{assistantPanel.input}</Label>
      <div className="mt-1 flex flex-wrap items-end gap-2">
        <Textarea
          ref={input}
          id="assistant-question"
          rows={1}
          value={draft}
          disabled={isWaiting}
          enterKeyHint="send"
          autoComplete="off"
          aria-describedby="assistant-hint"
          onChange={({ currentTarget }) => chat.type(currentTarget.value)}
          onKeyDown={handleKey}
          className="field-sizing-content max-h-32 min-w-24 grow basis-0 resize-none border px-3 py-2.25 disabled:opacity-60"
        />
        {isWaiting && (
          <Button ref={stopButton} type="button" onClick={() => stop()} variant="outline" size="sm">
            {assistantPanel.stop}
          </Button>
        )}
        <Button type="submit" aria-disabled={!isSendable} size="sm">
          {assistantPanel.send}
        </Button>
      </div>
      <p id="assistant-hint" className="mt-1 text-sm text-muted">
        {assistantPanel.hint}
      </p>
      <CharacterCount text={draft} />
      {warning && (
        <PrivateDetailWarning kind={warning} onSend={() => void ask(draft, office)} onChange={handleChange} />
      )}
    </form>
  )
}
