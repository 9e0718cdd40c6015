import { clsx } from 'clsx'
import { Link } from '@/components/site/navigation/link'
import { practice } from '@/content/generated/practice/practice'
import { logoBars } from './logo-bars'

function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 25 33" className={className} aria-hidden="true">
      {logoBars.map(({ x, y, width, isHighlighted }) => (
        <rect
          key={y}
          x={x}
          y={y}
          width={width}
          height="5"
          rx="2.5"
          className={isHighlighted ? 'fill-poppy' : 'fill-pine'}
        />
      ))}
    </svg>
  )
}

/** Beside the navigation, its two lines and the descriptor must fit the header's height. */
const isLong = practice.name.length > 16

/**
 * The practice's name, linked to the home page. A long name takes two lines: the header's other parts keep their
 * places, and its height.
 */
export function Logo() {
  return (
    <Link
      href="/"
      data-logo=""
      className="mr-auto flex min-h-12 max-w-max grow basis-32 items-center gap-3 text-ink no-underline"
    >
      <LogoMark className="h-9 w-7 shrink-0" />
      <span className="flex flex-col leading-tight">
        <span
          className={clsx(
            'font-heading text-xl leading-[1.1] font-semibold tracking-tight text-balance max-[24rem]:text-lg',
            isLong ? 'lg:text-lg' : 'lg:max-xl:text-lg',
          )}
        >
          {practice.name}
        </span>
        <span className="text-sm leading-tight whitespace-nowrap text-muted max-sm:sr-only lg:max-xl:sr-only">
          {practice.descriptor}
        </span>
      </span>
    </Link>
  )
}
