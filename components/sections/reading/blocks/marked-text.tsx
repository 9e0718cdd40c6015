import { OfficeMention } from './office-mention'
import { ClaimInfo } from '@/components/sections/claim-info'
import { Link } from '@/components/site/navigation/link'
import { localOffice } from '@/components/site/office/local-office'
import { claims } from '@/content/generated/practice/claims'
import type { ClaimKey } from '@/content/schemas/practice-schema'
import { office } from '@/content/generated/practice/office'
import { readingWords } from '@/content/en/ui/site/reading'
import type { SourceKey } from '@/content/sources'
import { currentMode } from '@/lib/variant/current-mode'
import { parseMarks, type Mark } from '@/lib/text/marked-text'

async function OfficeMark({ text, others }: Extract<Mark, { kind: 'office' }>) {
  const served = (await currentMode()) === 'local' ? localOffice : null
  return <OfficeMention text={text} others={others} served={served} />
}

function MarkView({ mark, notes }: { mark: Mark; notes: readonly SourceKey[] }) {
  switch (mark.kind) {
    case 'text':
      return mark.text
    case 'link':
      return (
        <Link
          href={mark.href}
          className="link"
          rel={mark.href.startsWith('https:') ? 'noreferrer' : undefined}
        >
          {mark.text}
        </Link>
      )
    case 'bold':
      return <strong>{mark.text}</strong>
    case 'office':
      return <OfficeMark {...mark} />
    case 'phone':
      return (
        <a href={office.phone.href} dir="ltr" className="inline-block link">
          {office.phone.display}
        </a>
      )
    case 'claim': {
      const claim = claims[mark.key as ClaimKey]
      return (
        <>
          {claim.text} <ClaimInfo claim={claim} about={claim.text} />
        </>
      )
    }
    case 'footnote': {
      const number = notes.indexOf(mark.key as SourceKey) + 1
      // Text shared by several pages may have footnotes that this page does not list.
      if (number === 0) return null
      return (
        <sup className="ml-0.5 leading-none">
          <a href={`#source-${number}`} aria-label={readingWords.source(number)} className="px-0.5 text-pine">
            {number}
          </a>
        </sup>
      )
    }
  }
}

/**
 * A content text with its markup (content/schemas/section-schema.ts). `notes` are the page's sources in
 * display order.
 */
export function MarkedText({ text, notes = [] }: { text: string; notes?: readonly SourceKey[] }) {
  return parseMarks(text).map((mark, index) => <MarkView key={index} mark={mark} notes={notes} />)
}
