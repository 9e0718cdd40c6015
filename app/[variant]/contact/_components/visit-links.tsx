import { LinkRow } from '@/components/site/link-row'
import { pageLabels } from '@/content/en/ui/site/page-labels'

const links = (['/getting-here', '/insurance'] as const).map((href) => ({ href, label: pageLabels[href] }))

/** The pages that help with a visit, for all visitors. */
export function VisitLinks() {
  return (
    <div className="mt-4 print:hidden">
      <LinkRow links={links} />
    </div>
  )
}
