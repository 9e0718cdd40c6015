import { Link } from '@/components/site/navigation/link'
import { calloutDepth, SpineFigure } from '@/components/spine/spine-figure'
import { home } from '@/content/en/ui/pages/home'

const { heading, places, link } = home.hurt

/**
 * The places that hurt, each linked to what helps there: a list beside the spine, or, where there is room, words at
 * their levels.
 */
export function WhereItHurts({ className }: { className: string }) {
  return (
    <nav aria-labelledby="hurt" className={className}>
      <h2 id="hurt" className="text-2xl lg:pt-6">
        {heading}
      </h2>
      <div className="relative mt-4 grid grid-cols-[1fr_auto] items-center gap-x-6 lg:block">
        <ul className="border-t border-line lg:border-0">
          {places.map(({ label, level, href }) => (
            <li
              key={level}
              className="border-b border-line lg:pointer-events-none lg:absolute lg:inset-y-0 lg:left-0 lg:w-46 lg:border-0"
            >
              {/* Sets the height to match the level; the CSP forbids style attributes. */}
              <svg aria-hidden="true" width="0" height={calloutDepth(level)} className="hidden lg:block" />
              <Link
                href={href}
                className="flex min-h-12 items-center link lg:pointer-events-auto lg:min-h-0 lg:-translate-y-1/2 lg:justify-end lg:py-0.5 lg:pr-2 lg:text-[1rem] lg:whitespace-nowrap"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <SpineFigure
          callouts={places.map(({ level }) => level)}
          className="h-80 stroke-[1.6] lg:ml-46 lg:h-[35rem] lg:stroke-[1.35]"
        />
      </div>
      <Link href={link.href} className="mt-3 inline-block py-2 link lg:pointer-events-auto">
        {link.label}
      </Link>
    </nav>
  )
}
