import { chat } from '@/components/site/assistant/chat'
import type { Office } from '@/components/site/assistant/office'
import { toast } from '@/components/ui/toast-store'
import { assistantPanel } from '@/content/assistant-panel'
import { newMessage, type ChatMessage } from '@/lib/assistant/conversation'
import { languageOf } from '@/lib/assistant/language'
import { readAnswer } from '@/lib/assistant/read-answer'

/** The server gives up a model after 10 s; a slow phone connection needs some more. */
const timeLimitMs = 30_000

/** Why a call was given up. */
const stopped = new Error('stopped')
const cleared = new Error('cleared')
const tooSlow = new Error()

let call = new AbortController()

function fail(question: ChatMessage, error: unknown, office: Office) {
  const { failure, unavailable } = assistantPanel
  const reason = error instanceof Error ? error.message : ''
  toast({ title: failure.title, description: reason || failure.text, variant: 'destructive' })
  const language = languageOf(question.content)
  const words = unavailable[language]
  const content = office ? words.local(office.display, office.hours[language]) : words.other
  const sources = [...unavailable.sources]
  chat.fail(question, newMessage({ content, isUser: false, sources, isNotice: true }))
}

/** Asks the assistant (spec 7 and 8). One question at a time; what comes of it stands in the conversation. */
export async function ask(text: string, office: Office): Promise<void> {
  if (chat.get().growing !== null) return
  const own = new AbortController()
  const { signal } = own
  call = own
  const limit = setTimeout(() => own.abort(tooSlow), timeLimitMs)
  const question = newMessage({ content: text.trim(), isUser: true })
  chat.begin(question)
  try {
    const response = await fetch('/api/ai-assistant', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream, application/json' },
      body: JSON.stringify({ message: question.content }),
      signal,
    })
    const { message, ...answer } = await readAnswer(response, chat.grow)
    const fields = message
      ? { content: message, ...answer }
      : { content: assistantPanel.failure.noContent, isNotice: true }
    chat.finish(newMessage({ ...fields, isUser: false }))
  } catch (error) {
    if (signal.reason === cleared) return
    if (signal.reason === stopped) chat.takeBack(question, assistantPanel.stopped)
    else fail(question, error, office)
  } finally {
    clearTimeout(limit)
  }
}

/** Withdraws the question that is being answered. */
export function stop(): void {
  call.abort(stopped)
}

/** Forgets the conversation, and an answer that is still to come. */
export function clearConversation(): void {
  call.abort(cleared)
  chat.clear(assistantPanel.cleared)
}
