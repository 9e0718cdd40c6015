import { NavDropdown } from '@/components/site/header/nav-dropdown'
import { GroupLinks } from '@/components/site/header/group-links'
import { NavLink } from '@/components/site/header/nav-link'
import { navigation, navigationWords, type NavItem } from '@/content/en/ui/site/navigation'

function Dropdown({ item }: { item: NavItem }) {
  return (
    <NavDropdown label={item.label} className="nav-entry">
      <ul>
        <GroupLinks item={item} className="nav-entry" />
      </ul>
    </NavDropdown>
  )
}

/**
 * The navigation bar's links. Hidden where the drawer is used, and without JavaScript, which the dropdowns
 * need.
 */
export function MainNavigation() {
  return (
    <nav aria-label={navigationWords.main} className="max-lg:hidden noscript:hidden mobile:hidden">
      <ul className="flex items-center">
        {navigation.map((item) => (
          <li key={item.href}>
            {item.isDropdown ? (
              <Dropdown item={item} />
            ) : (
              <NavLink href={item.href} className="nav-entry">
                {item.label}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
