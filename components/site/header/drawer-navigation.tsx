import { GroupLinks } from '@/components/site/header/group-links'
import { NavLink } from '@/components/site/header/nav-link'
import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { navigation, navigationWords, type NavItem } from '@/content/en/ui/site/navigation'

function Group({ item }: { item: NavItem }) {
  return (
    <Collapsible className="border-b border-line">
      <CollapsibleTrigger>
        <h2 className="text-lg text-pine">{item.label}</h2>
      </CollapsibleTrigger>
      <ul className="pb-2 pl-4">
        <GroupLinks item={item} className="drawer-entry" />
      </ul>
    </Collapsible>
  )
}

/**
 * The drawer's links: the same as the bar's, with its dropdowns as headings that open an indented list, so that all of
 * them are on the first screen.
 */
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
