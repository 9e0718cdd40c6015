import { MarkedText } from '@/components/sections/reading/blocks/marked-text'
import type { LegalPage } from '@/content/schemas/legal-schema'
import { legalWords } from '@/content/en/ui/pages/legal'

/** Offers of free language assistance, each in its own language. */
export function Taglines({ taglines }: { taglines: NonNullable<LegalPage['taglines']> }) {
  return (
    <section aria-labelledby="taglines" data-unread="">
      <h2 id="taglines" className="mb-3 text-2xl">
        {legalWords.taglinesHeading}
      </h2>
      <ul className="border-b border-line">
        {taglines.map(({ lang, dir, name, text }) => (
          <li key={lang} lang={lang} dir={dir} className="border-t border-line py-4 print:break-inside-avoid">
            <h3 className="mb-1 font-text text-base font-bold tracking-normal">{name}</h3>
            <p>
              <MarkedText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
