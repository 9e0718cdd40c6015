'use client'

import { useEffect } from 'react'
import { AiNotice } from '@/components/site/assistant/ai-notice'
import { chat } from '@/components/site/assistant/chat'
import { Composer } from '@/components/site/assistant/composer'
import { ConversationLog } from '@/components/site/assistant/conversation-log'
import type { Office } from '@/components/site/assistant/office'
import { PanelDialog } from '@/components/site/assistant/panel-dialog'
import { onOutsideChange } from '@/components/site/outside-change'

/** The wellness assistant (spec 1, 4.2): what it is and who else there is, the conversation, and the input. */
export function AssistantPanel({ office, onClose }: { office: Office; onClose: () => void }) {
  useEffect(() => {
    chat.load()
    return onOutsideChange([], chat.load)
  }, [])

  return (
    <PanelDialog onClose={onClose}>
      <AiNotice office={office} />
      <ConversationLog office={office} />
      {/* Notifications show here while the panel is open: elsewhere it would cover them. */}
      <div data-toast-place="" />
      <Composer office={office} />
    </PanelDialog>
  )
}
