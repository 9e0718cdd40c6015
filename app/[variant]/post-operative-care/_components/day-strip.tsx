import { Link } from '@/components/site/navigation/link'
import { recoveryDays } from '@/content/en/ui/pages/post-operative'

/** The days after an operation side by side, or below each other on phones, each with a link to what it is about. */
export function DayStrip() {
  return (
    <section
      aria-labelledby={recoveryDays.id}
      className="space-y-5 print:break-inside-avoid print:space-y-1.5"
    >
      <h2 id={recoveryDays.id} className="text-2xl print:text-xl">
        {recoveryDays.heading}
      </h2>
      <ol className="grid gap-x-4 border-t-2 border-poppy md:grid-cols-5">
        {recoveryDays.days.map(({ when, text, link }) => (
          <li
            key={when}
            className="flex flex-col border-b border-line py-3 text-[1rem] md:border-b-0 md:leading-snug print:py-1"
          >
            <h3 className="font-heading text-xl">{when}</h3>
            <p className="mb-2 text-muted">{text}</p>
            <Link href={link.href} className="mt-auto inline-block py-2.5 link print:hidden">
              {link.label}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
