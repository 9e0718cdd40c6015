import { clsx } from 'clsx'
import { Link } from '@/components/site/navigation/link'
import type { ActionLabel } from '@/content/en/ui/site/quick-actions'

type QuickActionProps = { href: string; label: ActionLabel; className?: string }

/** A link in the bar at the bottom of phones. Larger screens hide it. */
export function QuickAction({ href, label: [visible, rest], className }: QuickActionProps) {
  return (
    <Link href={href} className={clsx('quick-action', className)}>
      {visible}
      <span className="sr-only">{rest}</span>
    </Link>
  )
}
