import { MarkedText } from '@/components/sections/reading/marked-text'
import type { FaqGroup } from '@/content/faq-schema'
import { readingWords } from '@/content/reading-words'

/**
 * Questions that belong together, each folded. The id stands on the answer: a browser opens what is folded around the place
 * that an address names, and the margin brings the question into view with it.
 */
export function FaqGroupView({ group }: { group: FaqGroup }) {
  return (
    <section aria-labelledby={group.id}>
      <h2 id={group.id} className="mb-3 text-2xl print:break-after-avoid">
        {group.heading}
      </h2>
      <div className="border-b border-line">
        {group.questions.map(({ id, question, answer }) => (
          <details key={id} className="fold border-t border-line print:break-inside-avoid">
            <summary className="flex min-h-14 items-center justify-between gap-4 py-3">
              <h3 className="font-text text-base font-semibold tracking-normal">{question}</h3>
            </summary>
            <div id={id} className="scroll-mt-[9rem] space-y-3 pb-5">
              {answer.map((paragraph) => (
                <p key={paragraph}>
                  <MarkedText text={paragraph} />
                </p>
              ))}
              <p className="text-sm print:hidden">
                <a href={`#${id}`} className="link" aria-label={readingWords.linkTo(question)}>
                  {readingWords.link}
                </a>
              </p>
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
