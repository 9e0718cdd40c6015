import { NavLink } from '@/components/site/nav-link'
import { navigationWords, type NavItem } from '@/content/navigation'

/** The entries of a dropdown's group, its 'View All' first (spec 2.2): the same in the bar and in the drawer. */
export function GroupLinks({ item, className }: { item: NavItem; className: string }) {
  return (
    <>
      <li>
        <NavLink href={item.href} label={`${navigationWords.viewAll} ${item.label}`} className={className}>
          {navigationWords.viewAll}
        </NavLink>
      </li>
      {item.items.map(({ href, label, needsLocationPrompt }) => (
        <li key={href}>
          <NavLink href={href} needsLocationPrompt={needsLocationPrompt} className={className}>
            {label}
          </NavLink>
        </li>
      ))}
    </>
  )
}
