import { helpWords } from '@/content/en/ui/site/help'

/** One line in place of the warning-sign card. */
export function HelpLine() {
  return (
    <p className="print:hidden">
      {helpWords.line}{' '}
      <a href={helpWords.lineLink.href} className="link">
        {helpWords.lineLink.label}
      </a>
      .
    </p>
  )
}
