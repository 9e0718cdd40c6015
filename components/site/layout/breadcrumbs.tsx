import { Link } from '@/components/site/navigation/link'
import {
  Breadcrumb,
  BreadcrumbItem,
  BreadcrumbLink,
  BreadcrumbList,
  BreadcrumbPage,
} from '@/components/ui/breadcrumb'
import { navigationWords } from '@/content/en/ui/site/navigation'
import { ancestors, labelOf } from '@/lib/site/routes'

/** The path from the home page to this page. */
export function Breadcrumbs({ path }: { path: string }) {
  return (
    <Breadcrumb aria-label={navigationWords.breadcrumbs} className="print:hidden">
      <BreadcrumbList>
        {ancestors(path).map((route) => (
          <BreadcrumbItem key={route.href}>
            <BreadcrumbLink asChild>
              <Link href={route.href}>{route.label}</Link>
            </BreadcrumbLink>
          </BreadcrumbItem>
        ))}
        <BreadcrumbPage>{labelOf(path)}</BreadcrumbPage>
      </BreadcrumbList>
    </Breadcrumb>
  )
}
