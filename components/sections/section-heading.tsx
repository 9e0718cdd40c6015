import type { ReactNode } from 'react'

type SectionHeadingProps = { id: string; eyebrow: string; children: ReactNode }

/** The top of a home page section: a short line and its heading, whose `id` labels the section. */
export function SectionHeading({ id, eyebrow, children }: SectionHeadingProps) {
  return (
    <>
      <p className="mb-3 text-sm font-bold text-poppy-text">{eyebrow}</p>
      <h2 id={id} className="text-2xl md:text-3xl">
        {children}
      </h2>
    </>
  )
}
