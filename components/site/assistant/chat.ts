import {
  readConversation,
  writeConversation,
  type ChatMessage,
  type Conversation,
  type Helpful,
} from '@/lib/assistant/conversation'
import type { PersonalKind } from '@/lib/assistant/looks-personal'
import { deviceStorage } from '@/lib/location/device-storage'

export type Chat = Conversation & {
  /** What has come of the answer that is awaited; null while none is. */
  growing: string | null
  /** The answer that came while this page was open. */
  newest: string | null
  /** What the visitor is asked about before it is sent. */
  warning: PersonalKind | null
  /** What is said about the conversation itself, until something else happens. */
  note: string
}

const still = { growing: null, warning: null, note: '' } as const

let current: Chat = { messages: [], draft: '', newest: null, ...still }
const listeners = new Set<() => void>()

function set(changes: Partial<Chat>) {
  current = { ...current, ...changes }
  writeConversation(deviceStorage('sessionStorage'), current)
  for (const listener of listeners) listener()
}

/**
 * The conversation. Outside the components: a change of variant replaces them all, and an answer may come while the
 * panel is closed.
 */
export const chat = {
  get: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Takes up what this tab keeps, unless an answer is awaited, which knows better. */
  load() {
    if (current.growing === null) set(readConversation(deviceStorage('sessionStorage')))
  },
  type: (draft: string) => set({ draft, warning: null, note: '' }),
  warn: (warning: PersonalKind | null) => set({ warning }),
  begin: (question: ChatMessage) =>
    set({ ...still, messages: [...current.messages, question], draft: '', growing: '' }),
  grow: (growing: string) => set({ growing }),
  finish: (answer: ChatMessage) =>
    set({ ...still, messages: [...current.messages, answer], newest: answer.id }),
  /** The question could not be answered: it returns to the input, below what is said of it. */
  fail: (question: ChatMessage, notice: ChatMessage) =>
    set({ ...still, messages: [...current.messages, notice], newest: notice.id, draft: question.content }),
  /** The question was withdrawn: as if it had not been sent. */
  takeBack: (question: ChatMessage, note: string) =>
    set({
      ...still,
      messages: current.messages.filter(({ id }) => id !== question.id),
      draft: question.content,
      note,
    }),
  judge: (answer: string, helpful: Helpful) =>
    set({
      messages: current.messages.map((message) =>
        message.id === answer ? { ...message, helpful } : message,
      ),
    }),
  clear: (note: string) => set({ ...still, messages: [], draft: '', newest: null, note }),
}
