import type { Procedure } from '@/content/schemas/procedure-schema'
import { procedureWords } from '@/content/en/ui/pages/conditions'

/** How to get ready, and the check-ups afterward. */
export function BeforeAndAfter({ preparation, followUp }: Pick<Procedure, 'preparation' | 'followUp'>) {
  return (
    <section aria-labelledby={procedureWords.ready.id} className="space-y-4 print:space-y-2">
      <h2 id={procedureWords.ready.id} className="text-2xl print:break-after-avoid print:text-xl">
        {procedureWords.ready.heading}
      </h2>
      <ul className="list-disc space-y-1.5 pl-6 marker:text-poppy print:space-y-0.5">
        {preparation.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <p>{followUp}</p>
    </section>
  )
}
