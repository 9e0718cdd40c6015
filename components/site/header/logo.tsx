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

/** The practice's name, linked to the home page. */
export function Logo() {
  return (
    <Link href="/" data-logo="" className="mr-auto flex min-h-12 items-center gap-3 text-ink no-underline">
      <LogoMark className="h-9 w-7 shrink-0" />
      <span className="flex flex-col leading-tight">
        <span className="font-heading text-xl font-semibold tracking-tight max-[24rem]:text-lg lg:whitespace-nowrap lg:max-xl:text-lg">
          {practice.name}
        </span>
        <span className="text-sm whitespace-nowrap text-muted max-sm:sr-only lg:max-xl:sr-only">
          {practice.descriptor}
        </span>
      </span>
    </Link>
  )
}
