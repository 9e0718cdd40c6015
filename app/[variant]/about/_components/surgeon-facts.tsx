import { aboutFacts } from '@/content/en/ui/pages/about'
import { practice } from '@/content/generated/practice/practice'

const { languages, hospitals, license, npi } = practice.surgeon
const facts = [
  [aboutFacts.languages, languages?.join(', ')],
  [aboutFacts.hospitals, hospitals?.join('; ')],
  [aboutFacts.license, license],
  [aboutFacts.npi, npi],
].filter(([, value]) => value)

/** What is known of the surgeon's languages, hospitals and registrations; nothing if none is. */
export function SurgeonFacts() {
  if (facts.length === 0) return null
  return (
    <dl className="mt-6 divide-y divide-line border-y border-line">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap gap-x-4 py-3">
          <dt className="w-36 text-muted">{label}</dt>
          <dd className="min-w-0 grow basis-40">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
