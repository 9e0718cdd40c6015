import { NavDropdown } from '@/components/site/nav-dropdown'
import { NavLink } from '@/components/site/nav-link'
import { navigation, navigationWords, type NavItem } from '@/content/navigation'

const entry =
  'flex min-h-12 items-center gap-1.5 rounded-md px-2.5 text-[1rem] text-ink no-underline hover:bg-sage aria-expanded:bg-sage aria-[current=page]:underline aria-[current=page]:decoration-poppy aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8'
const listed = 'flex min-h-12 items-center rounded-md px-3 text-[1rem] text-ink no-underline hover:bg-sage'

function Dropdown({ item }: { item: NavItem }) {
  return (
    <NavDropdown label={item.label} className={entry}>
      <ul>
        {[{ href: item.href, label: navigationWords.viewAll }, ...item.items].map(({ href, label }) => (
          <li key={href}>
            <NavLink href={href} className={listed}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </NavDropdown>
  )
}

/** The links of the bar, in line (spec 2.2). Hidden where the drawer takes over and where nothing could open it. */
export function MainNavigation() {
  return (
    <nav aria-label={navigationWords.main} className="hidden lg:block noscript:hidden">
      <ul className="flex items-center">
        {navigation.map((item) => (
          <li key={item.href}>
            {item.isDropdown ? (
              <Dropdown item={item} />
            ) : (
              <NavLink href={item.href} className={entry}>
                {item.label}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
