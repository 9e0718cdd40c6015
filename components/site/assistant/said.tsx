import type { ReactNode } from 'react'

type SaidProps = { by: string; lang?: string; children: ReactNode }

/** What the assistant said, as plain text under its name. */
export function Said({ by, lang, children }: SaidProps) {
  return (
    <div>
      <p className="text-sm font-semibold text-muted">{by}</p>
      <div lang={lang} className="whitespace-pre-line">
        {children}
      </div>
    </div>
  )
}
