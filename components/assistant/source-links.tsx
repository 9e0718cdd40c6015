import { Link } from '@/components/site/navigation/link'
import { assistantPanel } from '@/content/assistant/panel'
import type { Reply } from '@/lib/assistant/replies/reply'

/** Links to the pages an answer is based on. */
export function SourceLinks({ sources }: { sources: Reply['sources'] }) {
  if (sources.length === 0) return null
  return (
    <ul aria-label={assistantPanel.sources} className="mt-3 flex flex-wrap gap-2">
      {sources.map(({ title, href }) => (
        <li key={href}>
          <Link
            href={href}
            className="flex min-h-12 items-center rounded-md border border-line bg-bone px-4 py-2 text-sm link hover:border-pine"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
