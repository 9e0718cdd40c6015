'use client'

import { useEffect } from 'react'
import { AiNotice } from '@/components/assistant/panel/ai-notice'
import { chat } from '@/components/assistant/chat'
import { Composer } from '@/components/assistant/composer/composer'
import { ConversationLog } from '@/components/assistant/conversation-log'
import type { Office } from '@/components/site/office/use-office'
import { PanelDialog } from '@/components/assistant/panel/panel-dialog'
import { onOutsideChange } from '@/components/site/location/outside-change'
import { toastRegion } from '@/components/ui/toast/toast-store'

/** The assistant's panel: what it is and who else can help, the conversation, and the input. */
export function AssistantPanel({ office, onClose }: { office: Office; onClose: () => void }) {
  useEffect(() => {
    chat.load()
    return onOutsideChange([], chat.load)
  }, [])

  return (
    <PanelDialog onClose={onClose}>
      <AiNotice office={office} />
      <ConversationLog office={office} />
      {/* Notifications appear here while the panel is open; elsewhere they would be covered by it. */}
      <div ref={toastRegion} />
      <Composer office={office} />
    </PanelDialog>
  )
}
