import type { ReactNode } from 'react'

type PlainMessageProps = { by: string; lang?: string; children: ReactNode }

/** What the assistant said, as plain text under its name. */
export function PlainMessage({ by, lang, children }: PlainMessageProps) {
  return (
    <div>
      <p className="text-sm font-semibold text-muted">{by}</p>
      <div lang={lang} className="whitespace-pre-line">
        {children}
      </div>
    </div>
  )
}
