import { chat } from '@/components/assistant/chat'
import type { Office } from '@/components/site/office/use-office'
import { toast } from '@/components/ui/toast/toast-store'
import { assistantPanel } from '@/content/assistant/panel'
import { newMessage, type ChatMessage } from '@/lib/assistant/conversation'
import { languageOf } from '@/lib/assistant/understanding/language'
import { readAnswer } from '@/lib/assistant/http/read-answer'

/** The server times out a model after 10 s; a slow mobile connection needs longer than that. */
const timeLimitMs = 30_000

/** The abort reason when the visitor stops a request. */
const stopped = new Error('stopped')
const cleared = new Error('cleared')
const tooSlow = new Error()

let call = new AbortController()

function reasonOf(error: unknown): string {
  // How fetch says that there is no connection, in words that differ between browsers.
  if (error instanceof TypeError) return assistantPanel.offline
  return error instanceof Error ? error.message : ''
}

function fail(question: ChatMessage, error: unknown, office: Office) {
  const { failure, unavailable } = assistantPanel
  toast({ title: failure.title, description: reasonOf(error) || failure.text, variant: 'destructive' })
  const language = languageOf(question.content)
  const words = unavailable[language]
  const content = office ? words.local(office.display, office.hours[language]) : words.other
  const sources = [...unavailable.sources]
  chat.fail(question, newMessage({ content, isUser: false, sources, isNotice: true }))
}

/** Sends a question to the assistant, one at a time. The outcome goes into the conversation. */
export async function ask(text: string, office: Office): Promise<void> {
  if (chat.get().isPending) return
  const own = new AbortController()
  const { signal } = own
  call = own
  const limit = setTimeout(() => own.abort(tooSlow), timeLimitMs)
  const question = newMessage({ content: text.trim(), isUser: true })
  const about = chat.get().messages.at(-1)?.subject
  chat.begin(question)
  try {
    const response = await fetch('/api/ai-assistant', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ message: question.content, about }),
      signal,
    })
    const reply = await readAnswer(response)
    const { message: content, ...answer } = reply ?? {
      message: assistantPanel.failure.noContent,
      isNotice: true,
    }
    chat.finish(newMessage({ content, ...answer, isUser: false }))
  } catch (error) {
    if (signal.reason === cleared) return
    if (signal.reason === stopped) chat.takeBack(question, assistantPanel.stopped)
    else fail(question, error, office)
  } finally {
    clearTimeout(limit)
  }
}

/** Cancels the question being answered. */
export function stop(): void {
  call.abort(stopped)
}

/** Clears the conversation and discards any pending answer. */
export function clearConversation(): void {
  call.abort(cleared)
  chat.clear(assistantPanel.cleared)
}
