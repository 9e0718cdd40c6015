import { NavLink } from '@/components/site/nav-link'
import { navigation, navigationWords, type NavItem } from '@/content/navigation'

const entry =
  'flex min-h-12 items-center border-b border-line py-2 text-ink no-underline aria-[current=page]:font-bold aria-[current=page]:text-pine'

function Group({ item }: { item: NavItem }) {
  const links = [{ href: item.href, label: navigationWords.viewAll }, ...item.items]
  return (
    <>
      <h2 className="mt-6 mb-1 text-lg text-pine">{item.label}</h2>
      <ul className="pl-4">
        {links.map(({ href, label }) => (
          <li key={href}>
            <NavLink href={href} className={entry}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The links of the drawer: the same as the bar's, its dropdowns as headings with indented lists (spec 2.2). */
export function DrawerNavigation() {
  const pages = navigation.filter((item) => !item.isDropdown)
  const groups = navigation.filter((item) => item.isDropdown)
  return (
    <nav aria-label={navigationWords.menu}>
      <ul>
        {pages.map(({ href, label }) => (
          <li key={href}>
            <NavLink href={href} className={entry}>
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
