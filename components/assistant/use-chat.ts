'use client'

import { useSyncExternalStore } from 'react'
import { chat, type Chat } from '@/components/assistant/chat'

/** The current conversation. Browser only: the panel is never in server HTML. */
export function useChat(): Chat {
  return useSyncExternalStore(chat.subscribe, chat.get, chat.get)
}
