'use client'

import { useOffice, type Office } from '@/components/site/office/use-office'
import { officeAt } from '@/content/en/ui/site/reading'

type OfficeMentionProps = { text: string; others?: string | undefined; served: Office }

/**
 * Text such as 'call the office': local visitors get the number. Others get `others` in safety advice, and a link
 * to where they can ask for the number elsewhere.
 */
export function OfficeMention({ text, others, served }: OfficeMentionProps) {
  const office = useOffice(served)
  return (
    <a
      href={office?.href ?? (others === undefined ? '/contact#see-us' : undefined)}
      data-office-mention={text}
      data-others={others}
      className="link"
    >
      {office ? officeAt(text, office.display) : (others ?? text)}
    </a>
  )
}
