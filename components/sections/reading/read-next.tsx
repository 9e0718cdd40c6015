import { readingWords } from '@/content/en/ui/site/reading'
import type { Link } from '@/content/schemas/page-schema'

/** Further reading at the end of a page. */
export function ReadNext({ links }: { links: readonly Link[] }) {
  return (
    <nav aria-labelledby="read-next" className="print:hidden">
      <h2 id="read-next" className="mb-2 font-text text-base font-bold tracking-normal">
        {readingWords.related}
      </h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="inline-block py-2.5 link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
