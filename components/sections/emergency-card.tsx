import { emergencyCard } from '@/content/emergency'

/** When to call 911, on every health page. */
export function EmergencyCard() {
  return (
    <section aria-labelledby="emergency" className="border-alert rounded-lg border-2 p-5 sm:p-6">
      <h2 id="emergency" className="font-text text-alert mb-3 text-lg font-bold tracking-normal">
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
