import { emergencyCard } from '@/content/emergency'

/** When to call 911, on every health page. */
export function EmergencyCard() {
  return (
    <section aria-labelledby="emergency" className="rounded-lg border-2 border-alert p-5 sm:p-6">
      <h2 id="emergency" className="mb-3 font-text text-lg font-bold tracking-normal text-alert">
        {emergencyCard.heading}
      </h2>
      <ul className="list-disc space-y-1 pl-6">
        {emergencyCard.signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <p className="mt-3 text-sm">{emergencyCard.note}</p>
    </section>
  )
}
