'use client'

import { ask } from '@/components/site/assistant/ask'
import type { Office } from '@/components/site/assistant/office'
import { assistantPanel, quickQuestions } from '@/content/assistant-panel'

/** Three questions to begin with (spec 9), while the welcome is alone. */
export function QuickQuestions({ office }: { office: Office }) {
  return (
    <ul aria-label={assistantPanel.quick} className="mt-5 space-y-2">
      {quickQuestions[office ? 'local' : 'other'].map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => void ask(question, office)}
            className="min-h-12 w-full rounded-md border border-field-line px-4 py-2 text-left font-semibold text-pine hover:bg-sage"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
