'use client'

import { useSyncExternalStore } from 'react'
import {
  readConversation,
  writeConversation,
  type ChatMessage,
  type Conversation,
  type Helpful,
} from '@/lib/assistant/conversation'
import type { PersonalKind } from '@/lib/assistant/privacy/looks-personal'
import { deviceStorage } from '@/lib/browser/device-storage'

type Chat = Conversation & {
  /** Whether an answer is pending. */
  isPending: boolean
  /** The answer that arrived while this page was open. */
  newest: string | null
  /** The kind of personal detail to confirm before sending. */
  warning: PersonalKind | null
  /** A notice about the conversation itself, shown until something else happens. */
  note: string
}

const still = { isPending: false, warning: null, note: '' } as const

let current: Chat = { messages: [], draft: '', newest: null, ...still }
const listeners = new Set<() => void>()

function set(changes: Partial<Chat>) {
  current = { ...current, ...changes }
  writeConversation(deviceStorage('sessionStorage'), current)
  for (const listener of listeners) listener()
}

/** A notice is about the latest try only: the next one replaces it, and the same question if it is asked again. */
function withoutLastTry(messages: readonly ChatMessage[], next: ChatMessage): readonly ChatMessage[] {
  if (!messages.at(-1)?.isNotice) return messages
  const isAgain = messages.at(-2)?.content === next.content
  return messages.slice(0, isAgain ? -2 : -1)
}

/**
 * The conversation. Kept outside the components because navigating to another variant replaces them all, and
 * an answer may arrive while the panel is closed.
 */
export const chat = {
  get: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Loads the conversation stored in this tab, unless an answer is pending: the state in memory is newer. */
  load() {
    if (!current.isPending) set(readConversation(deviceStorage('sessionStorage')))
  },
  type: (draft: string) => set({ draft, warning: null, note: '' }),
  warn: (warning: PersonalKind | null) => set({ warning }),
  begin: (question: ChatMessage) =>
    set({
      ...still,
      messages: [...withoutLastTry(current.messages, question), question],
      draft: '',
      isPending: true,
    }),
  finish: (answer: ChatMessage) =>
    set({ ...still, messages: [...current.messages, answer], newest: answer.id }),
  /** The question could not be answered: put it back in the input, below the notice. */
  fail: (question: ChatMessage, notice: ChatMessage) =>
    set({ ...still, messages: [...current.messages, notice], newest: notice.id, draft: question.content }),
  /** The question was canceled: act as if it had never been sent. */
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

/** The current conversation. Browser only: the panel is never in server HTML. */
export const useChat = (): Chat => useSyncExternalStore(chat.subscribe, chat.get, chat.get)
