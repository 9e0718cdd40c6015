import type { Reply, ReplyKind } from '@/lib/assistant/replies/reply'
import { asKind, asQuestions, asSources } from '@/lib/assistant/replies/reply-fields'
import type { DeviceStorage } from '@/lib/variant/location/device-storage'
import { fromJson } from '@/lib/text/from-json'
import { conversationStorageKey } from '@/lib/browser/storage-keys'

export const helpfulness = ['yes', 'no'] as const
export type Helpful = (typeof helpfulness)[number]

/** A message as stored. Answers also record their kind, sources and feedback. A notice is not an answer. */
export type ChatMessage = {
  id: string
  content: string
  isUser: boolean
  /** Unix time in milliseconds. */
  timestamp: number
  kind?: ReplyKind | undefined
  sources?: Reply['sources']
  /** Questions to ask next. */
  questions?: readonly string[]
  /** What an answer is about, for the next question. */
  subject?: string | undefined
  helpful?: Helpful
  isNotice?: boolean
}

/** The messages without the welcome, and the text in the input. */
export type Conversation = { messages: ChatMessage[]; draft: string }

let lastNumber = 0

/** Creates a message with the current time. Its id is unique across tabs that share a conversation. */
export function newMessage(
  fields: Pick<ChatMessage, 'content' | 'isUser' | 'kind' | 'sources' | 'questions' | 'subject' | 'isNotice'>,
  now = Date.now(),
): ChatMessage {
  lastNumber += 1
  return { id: `${now}-${lastNumber}`, timestamp: now, ...fields }
}

function asMessage(value: unknown): ChatMessage[] {
  const { id, content, isUser, timestamp, kind, sources, questions, subject, helpful, isNotice } = Object(
    value,
  ) as Record<string, unknown>
  if (typeof id !== 'string' || typeof content !== 'string' || typeof isUser !== 'boolean') return []
  if (!Number.isFinite(timestamp)) return []
  const message: ChatMessage = { id, content, isUser, timestamp: timestamp as number }
  const known = asKind(kind)
  if (known) message.kind = known
  const links = asSources(sources)
  if (links.length > 0) message.sources = links
  const offered = asQuestions(questions)
  if (offered.length > 0) message.questions = offered
  if (typeof subject === 'string') message.subject = subject
  const judged = helpfulness.find((answer) => answer === helpful)
  if (judged) message.helpful = judged
  if (isNotice === true) message.isNotice = true
  return [message]
}

/**
 * Moves an unanswered last message back into the input; the visitor left the page while it was being
 * answered. Text already in the input is newer, so it stays.
 */
function takeBackUnanswered({ messages, draft }: Conversation): Conversation {
  const last = messages.at(-1)
  return last?.isUser
    ? { messages: messages.slice(0, -1), draft: draft || last.content }
    : { messages, draft }
}

/** Loads the stored conversation; empty if there is none. Drops anything invalid. */
export function readConversation(storage: DeviceStorage): Conversation {
  const { messages, draft } = Object(fromJson(storage.getItem(conversationStorageKey))) as Record<
    string,
    unknown
  >
  return takeBackUnanswered({
    messages: Array.isArray(messages) ? messages.flatMap(asMessage) : [],
    draft: typeof draft === 'string' ? draft : '',
  })
}

/** Stores the conversation until the tab is closed; an empty one is removed from storage. */
export function writeConversation(storage: DeviceStorage, { messages, draft }: Conversation): void {
  if (messages.length === 0 && draft === '') storage.removeItem(conversationStorageKey)
  else storage.setItem(conversationStorageKey, JSON.stringify({ messages, draft }))
}
