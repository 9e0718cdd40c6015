'use client'

import { useState } from 'react'
import { fillWords } from '@/content/form-words'
import type { PdfContent } from '@/lib/pdf/block'
import { savePdf } from '@/lib/pdf/save-pdf'

/** Makes a PDF, and what there is to say about it: that it is being made, where it is, what it lacks. */
export function useSheet() {
  const [said, setSaid] = useState<readonly string[]>([])
  return {
    said,
    say: (text: string) => setSaid([text]),
    /** `remarks` are said once it is made. */
    async make(file: string, content: PdfContent, remarks: readonly string[] = []): Promise<void> {
      setSaid([fillWords.making])
      const saved = await savePdf(file, content)
      if (!saved.ok) return setSaid([fillWords.notMade])
      const letters = saved.leftOut.join(' ')
      setSaid([
        fillWords.made.replace('{file}', file),
        ...(letters ? [fillWords.lettersLeftOut.replace('{letters}', letters)] : []),
        ...remarks,
      ])
    },
  }
}
