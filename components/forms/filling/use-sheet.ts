'use client'

import { useState } from 'react'
import { fillWords } from '@/content/en/ui/tools/forms'
import type { PdfContent } from '@/lib/on-device/pdf/block'
import { savePdf } from '@/lib/on-device/pdf/save-pdf'

/** Creates a PDF and reports its status: in progress, done, or incomplete. */
export function useSheet() {
  const [messages, setMessages] = useState<readonly string[]>([])
  return {
    messages,
    say: (text: string) => setMessages([text]),
    /** `remarks` are shown once it is done. */
    async make(file: string, content: PdfContent, remarks: readonly string[] = []): Promise<void> {
      setMessages([fillWords.making])
      const saved = await savePdf(file, content)
      if (!saved.ok) return setMessages([fillWords.notMade])
      const letters = saved.leftOut.join(' ')
      setMessages([
        fillWords.made.replace('{file}', file),
        ...(saved.hadEmoji ? [fillWords.emojiLeftOut] : []),
        ...(letters ? [fillWords.lettersLeftOut.replace('{letters}', letters)] : []),
        ...remarks,
      ])
    },
  }
}
