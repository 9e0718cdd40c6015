import { aboutFacts } from '@/content/en/ui/pages/about'
import { team } from '@/content/generated/practice/team'

/** Who else patients meet; nothing if the practice names nobody. */
export function Team() {
  if (!team) return null
  return (
    <section aria-labelledby="team" className="mt-10">
      <h2 id="team" className="text-2xl">
        {aboutFacts.team}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {team.map(({ name, role }) => (
          <li key={name}>
            <span className="block font-semibold">{name}</span>
            <span className="text-muted">{role}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
