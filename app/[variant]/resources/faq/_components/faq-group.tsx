import { MarkedText } from '@/components/sections/reading/blocks/marked-text'
import { LinkRow } from '@/components/site/link-row'
import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import type { FaqGroupWithAnswers } from '@/content/collections/faq'
import { readingWords } from '@/content/en/ui/site/reading'
import { linkTitle } from '@/lib/assistant/answers/link-title'

/**
 * A group of collapsed questions. The id is on the answer, because browsers open the <details> around a URL's target; the
 * scroll margin brings the question into view, too.
 */
export function FaqGroupView({ group }: { group: FaqGroupWithAnswers }) {
  return (
    <section aria-labelledby={group.id} data-filter-group={group.heading}>
      <h2 id={group.id} className="mb-3 scroll-mt-8 text-2xl print:break-after-avoid">
        {group.heading}
      </h2>
      <div className="border-b border-line">
        {group.questions.map(({ anchor, answer }) => (
          <Collapsible
            key={anchor}
            data-filter-item=""
            itemScope
            itemProp="mainEntity"
            itemType="https://schema.org/Question"
            className="border-t border-line print:break-inside-avoid"
          >
            <CollapsibleTrigger size="lg" className="py-3">
              <h3 itemProp="name" className="font-text text-base font-semibold tracking-normal">
                {answer.question}
              </h3>
            </CollapsibleTrigger>
            <div
              id={anchor}
              itemScope
              itemProp="acceptedAnswer"
              itemType="https://schema.org/Answer"
              className="scroll-mt-[9rem] space-y-3 pb-5"
            >
              <div itemProp="text" className="space-y-3">
                {answer.text.map((paragraph) => (
                  <p key={paragraph}>
                    <MarkedText text={paragraph} />
                  </p>
                ))}
              </div>
              <LinkRow links={answer.links.map((href) => ({ href, label: linkTitle(href, 'en') }))} />
              <p className="text-sm print:hidden">
                <a href={`#${anchor}`} className="link" aria-label={readingWords.linkTo(answer.question)}>
                  {readingWords.link}
                </a>
              </p>
            </div>
          </Collapsible>
        ))}
      </div>
    </section>
  )
}
