'use client'

import { useRef, type FormEvent, type KeyboardEvent } from 'react'
import { ask, stop } from '@/components/site/assistant/ask'
import { CharacterCount } from '@/components/site/assistant/character-count'
import { chat } from '@/components/site/assistant/chat'
import type { Office } from '@/components/site/assistant/office'
import { PrivateDetailWarning } from '@/components/site/assistant/private-detail-warning'
import { useChat } from '@/components/site/assistant/use-chat'
import { useFocusWhileWaiting } from '@/components/site/assistant/use-focus-while-waiting'
import { buttonVariants } from '@/components/ui/button-variants'
import { assistantPanel } from '@/content/assistant-panel'
import { personalDetailIn } from '@/lib/assistant/looks-personal'
import { MESSAGE_LIMIT } from '@/lib/assistant/message-limit'
import { characterCount, hasVisibleText } from '@/lib/contact/typed-text'

/** The input (spec 5): Enter sends, Shift+Enter breaks the line; nothing is sent that is empty or too long. */
export function Composer({ office }: { office: Office }) {
  const { draft, growing, warning } = useChat()
  const input = useRef<HTMLTextAreaElement>(null)
  const isWaiting = growing !== null
  const isSendable = !isWaiting && hasVisibleText(draft) && characterCount(draft.trim()) <= MESSAGE_LIMIT
  const stopButton = useFocusWhileWaiting(isWaiting, input)

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isSendable) return
    const detail = personalDetailIn(draft)
    if (detail) chat.warn(detail)
    else void ask(draft, office)
  }
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While a character is being composed, Enter is part of writing it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  const change = () => {
    chat.warn(null)
    input.current?.focus()
  }
  return (
    <form onSubmit={send} className="border-t border-line px-5 pt-2.5 pb-3.5">
      <label htmlFor="assistant-question" className="font-semibold">
        {assistantPanel.input}
      </label>
      <div className="mt-1 flex flex-wrap items-end gap-2">
        <textarea
          ref={input}
          id="assistant-question"
          rows={1}
          value={draft}
          disabled={isWaiting}
          enterKeyHint="send"
          autoComplete="off"
          aria-describedby="assistant-hint"
          onChange={({ currentTarget }) => chat.type(currentTarget.value)}
          onKeyDown={sendOnEnter}
          className="field-sizing-content max-h-32 min-h-12 min-w-24 grow basis-0 resize-none rounded-md border border-field-line bg-field px-3 py-2.25 disabled:opacity-60"
        />
        {isWaiting && (
          <button
            ref={stopButton}
            type="button"
            onClick={stop}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            {assistantPanel.stop}
          </button>
        )}
        <button type="submit" aria-disabled={!isSendable} className={buttonVariants({ size: 'sm' })}>
          {assistantPanel.send}
        </button>
      </div>
      <p id="assistant-hint" className="mt-1 text-sm text-muted">
        {assistantPanel.hint}
      </p>
      <CharacterCount text={draft} />
      {warning && (
        <PrivateDetailWarning kind={warning} onSend={() => void ask(draft, office)} onChange={change} />
      )}
    </form>
  )
}
