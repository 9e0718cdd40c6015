import { CitedLink } from '@/components/sections/reading/cited-link'
import type { LegalPage } from '@/content/schemas/legal-schema'
import { legalWords } from '@/content/en/ui/pages/legal'

/** The laws and official model notices that a notice is based on. */
export function ModelTexts({ models }: { models: LegalPage['models'] }) {
  if (models.length === 0) return null
  return (
    <section aria-labelledby="models" data-unread="">
      <h2 id="models" className="mb-3 text-xl">
        {legalWords.modelsHeading}
      </h2>
      <ul className="list-disc space-y-1.5 pl-6 text-sm text-muted">
        {models.map(({ title, href }) => (
          <li key={title}>
            <CitedLink title={title} href={href} />
          </li>
        ))}
      </ul>
    </section>
  )
}
