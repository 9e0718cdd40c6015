import { navigationWords } from '@/content/navigation'
import { ancestors, labelOf } from '@/lib/routes'

/** The way from the home page to this one. */
export function Breadcrumbs({ path }: { path: string }) {
  return (
    <nav aria-label={navigationWords.breadcrumbs} className="text-sm text-muted print:hidden">
      <ol className="flex flex-wrap items-center">
        {ancestors(path).map((route) => (
          <li key={route.href} className="flex items-center after:px-1.5 after:content-['/'/'']">
            <a href={route.href} className="inline-block py-1.5 underline-offset-4 hover:underline">
              {route.label}
            </a>
          </li>
        ))}
        <li aria-current="page" className="py-1.5">
          {labelOf(path)}
        </li>
      </ol>
    </nav>
  )
}
