import { navigation, navigationWords } from '@/content/navigation'

/** The main pages as plain links, for browsers that run no script and so could not open a menu. */
export function PlainNavigation() {
  return (
    <nav aria-label={navigationWords.main} className="container-page border-t border-line">
      <ul className="flex flex-wrap gap-x-6">
        {navigation.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="flex min-h-12 items-center link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
