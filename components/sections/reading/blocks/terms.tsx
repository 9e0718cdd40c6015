import { MarkedText } from './marked-text'
import type { SourceKey } from '@/content/sources'

type TermsProps = { terms: readonly (readonly [string, string])[]; notes?: readonly SourceKey[] }

/** Terms and their meanings, in two columns if there is room. */
export function Terms({ terms, notes = [] }: TermsProps) {
  return (
    <dl className="border-b border-line">
      {terms.map(([term, text]) => (
        <div
          key={term}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 border-t border-line py-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)] print:break-inside-avoid print:py-0.5"
        >
          <dt className="font-semibold">
            <MarkedText text={term} notes={notes} />
          </dt>
          <dd>
            <MarkedText text={text} notes={notes} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
