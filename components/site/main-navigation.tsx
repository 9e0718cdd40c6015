import { NavDropdown } from '@/components/site/nav-dropdown'
import { GroupLinks } from '@/components/site/group-links'
import { NavLink } from '@/components/site/nav-link'
import { navigation, navigationWords, type NavItem } from '@/content/navigation'

function Dropdown({ item }: { item: NavItem }) {
  return (
    <NavDropdown label={item.label} className="nav-entry">
      <ul>
        <GroupLinks item={item} className="nav-entry" />
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
              <NavLink href={item.href} needsLocationPrompt={item.needsLocationPrompt} className="nav-entry">
                {item.label}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
