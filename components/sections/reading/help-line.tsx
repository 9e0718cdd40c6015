import { Link } from '@/components/site/navigation/link'
import { helpWords } from '@/content/en/ui/site/help'

/** One line in place of the warning-sign card. */
export function HelpLine() {
  return (
    <p className="mt-5 print:hidden" data-help="">
      {helpWords.line}{' '}
      <Link href={helpWords.lineLink.href} className="link">
        {helpWords.lineLink.label}
      </Link>
      .
    </p>
  )
}
