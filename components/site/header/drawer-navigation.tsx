import { GroupLinks } from '@/components/site/header/group-links'
import { NavLink } from '@/components/site/header/nav-link'
import { navigation, navigationWords, type NavItem } from '@/content/en/ui/site/navigation'

function Group({ item }: { item: NavItem }) {
  return (
    <>
      <h2 className="mt-6 mb-1 text-lg text-pine">{item.label}</h2>
      <ul className="pl-4">
        <GroupLinks item={item} className="drawer-entry" />
      </ul>
    </>
  )
}

/** The drawer's links: the same as the bar's, with its dropdowns as headings and indented lists. */
export function DrawerNavigation() {
  const pages = navigation.filter((item) => !item.isDropdown)
  const groups = navigation.filter((item) => item.isDropdown)
  return (
    <nav aria-label={navigationWords.menu}>
      <ul>
        {pages.map(({ href, label }) => (
          <li key={href}>
            <NavLink href={href} className="drawer-entry">
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
      {groups.map((item) => (
        <Group key={item.href} item={item} />
      ))}
    </nav>
  )
}
