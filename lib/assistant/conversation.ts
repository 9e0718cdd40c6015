import type { Reply, ReplyKind } from '@/lib/assistant/reply'
import { asKind, asSources } from '@/lib/assistant/reply-fields'
import type { DeviceStorage } from '@/lib/location/device-storage'
import { fromJson } from '@/lib/from-json'
import { conversationStorageKey } from '@/lib/storage-keys'

export const helpfulness = ['yes', 'no'] as const
export type Helpful = (typeof helpfulness)[number]

/** Spec 3; answers also keep what kind they were, their sources, and whether they helped. A notice is not an answer. */
export type ChatMessage = {
  id: string
  content: string
  isUser: boolean
  /** Milliseconds since 1970. */
  timestamp: number
  kind?: ReplyKind | undefined
  sources?: Reply['sources']
  helpful?: Helpful
  isNotice?: boolean
}

/** What was said, without the welcome, and what stands in the input. */
export type Conversation = { messages: ChatMessage[]; draft: string }

let lastNumber = 0

/** A message of now. Its id is its own among all windows of this browser that share a conversation. */
export function newMessage(
  fields: Pick<ChatMessage, 'content' | 'isUser' | 'kind' | 'sources' | 'isNotice'>,
  now = Date.now(),
): ChatMessage {
  lastNumber += 1
  return { id: `${now}-${lastNumber}`, timestamp: now, ...fields }
}

function asMessage(value: unknown): ChatMessage[] {
  const { id, content, isUser, timestamp, kind, sources, helpful, isNotice } = Object(value) as Record<
    string,
    unknown
  >
  if (typeof id !== 'string' || typeof content !== 'string' || typeof isUser !== 'boolean') return []
  if (!Number.isFinite(timestamp)) return []
  const message: ChatMessage = { id, content, isUser, timestamp: timestamp as number }
  const known = asKind(kind)
  if (known) message.kind = known
  const links = asSources(sources)
  if (links.length > 0) message.sources = links
  const judged = helpfulness.find((answer) => answer === helpful)
  if (judged) message.helpful = judged
  if (isNotice === true) message.isNotice = true
  return [message]
}

/**
 * The last message without an answer goes back into the input: the page was left while it was being answered. What
 * stands in the input already is newer.
 */
function takeBackUnanswered({ messages, draft }: Conversation): Conversation {
  const last = messages.at(-1)
  return last?.isUser
    ? { messages: messages.slice(0, -1), draft: draft || last.content }
    : { messages, draft }
}

/** The kept conversation; empty when there is none, and without what has another shape. */
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

/** Keeps the conversation until the tab is closed; an empty one leaves no trace. */
export function writeConversation(storage: DeviceStorage, { messages, draft }: Conversation): void {
  if (messages.length === 0 && draft === '') storage.removeItem(conversationStorageKey)
  else storage.setItem(conversationStorageKey, JSON.stringify({ messages, draft }))
}
