import type { ReactNode } from 'react'

/** The short line above a section's heading. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className="mb-3 text-sm font-bold text-poppy-text">{children}</p>
}
