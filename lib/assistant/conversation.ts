import { z } from 'zod'
import { replySchema } from '@/lib/assistant/replies/reply'
import type { DeviceStorage } from '@/lib/browser/device-storage'
import { fromJson } from '@/lib/text/from-json'
import { conversationStorageKey } from '@/lib/browser/storage-keys'

export const helpfulness = ['yes', 'no'] as const
export type Helpful = (typeof helpfulness)[number]

/** A message as stored. Answers also record their kind, sources and feedback. A notice is not an answer. */
const messageSchema = replySchema
  .omit({ message: true })
  .partial()
  .extend({
    id: z.string(),
    content: z.string(),
    isUser: z.boolean(),
    /** Unix time in milliseconds. */
    timestamp: z.number(),
    helpful: z.enum(helpfulness).optional(),
    isNotice: z.boolean().optional(),
  })
export type ChatMessage = z.infer<typeof messageSchema>

/** The messages without the welcome, and the text in the input. */
const conversationSchema = z.object({ messages: z.array(messageSchema), draft: z.string() })
export type Conversation = z.infer<typeof conversationSchema>

let lastNumber = 0

/** Creates a message with the current time. Its id is unique across tabs that share a conversation. */
export function newMessage(
  fields: Omit<ChatMessage, 'id' | 'timestamp' | 'helpful'>,
  now = Date.now(),
): ChatMessage {
  lastNumber += 1
  return { id: `${now}-${lastNumber}`, timestamp: now, ...fields }
}

/**
 * Loads the stored conversation; empty if there is none, or an invalid one. A last message without an answer goes back
 * into the input, unless there is newer text in it: the visitor left the page while it was being answered.
 */
export function readConversation(storage: DeviceStorage): Conversation {
  const stored = conversationSchema.safeParse(fromJson(storage.getItem(conversationStorageKey)))
  const { messages, draft } = stored.data ?? { messages: [], draft: '' }
  const last = messages.at(-1)
  return last?.isUser
    ? { messages: messages.slice(0, -1), draft: draft || last.content }
    : { messages, draft }
}

/** Stores the conversation until the tab is closed; an empty one is removed from storage. */
export function writeConversation(storage: DeviceStorage, { messages, draft }: Conversation): void {
  if (messages.length === 0 && draft === '') storage.removeItem(conversationStorageKey)
  else storage.setItem(conversationStorageKey, JSON.stringify({ messages, draft }))
}
