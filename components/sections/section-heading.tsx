import type { ReactNode } from 'react'
import { Eyebrow } from '@/components/sections/eyebrow'

type SectionHeadingProps = { id: string; eyebrow: string; children: ReactNode }

/** The top of a home page section: its eyebrow and its heading, whose `id` labels the section. */
export function SectionHeading({ id, eyebrow, children }: SectionHeadingProps) {
  return (
    <>
      <Eyebrow>{eyebrow}</Eyebrow>
      <h2 id={id} className="text-2xl md:text-3xl">
        {children}
      </h2>
    </>
  )
}
