'use client'

import { useSyncExternalStore } from 'react'
import { chat, type Chat } from '@/components/site/assistant/chat'

/** The conversation as it stands. In the browser only: the panel is in no page's HTML. */
export function useChat(): Chat {
  return useSyncExternalStore(chat.subscribe, chat.get, chat.get)
}
