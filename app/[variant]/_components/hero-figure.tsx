import { Link } from '@/components/site/navigation/link'
import { calloutDepth, SpineFigure } from '@/components/spine/spine-figure'
import { home } from '@/content/en/ui/pages/home'

const { figure } = home.hero

/** The captioned spine over the photos, with one level highlighted. Shown only where there is room. */
export function HeroFigure() {
  return (
    <div className="hidden desktop:lg:contents">
      <SpineFigure callout={figure.level} title={figure.alt} labels className="relative z-10 h-[44rem]" />
      <div className="absolute inset-y-0 left-0">
        {/* Sets the height to match the level; the CSP forbids style attributes. */}
        <svg aria-hidden="true" width="0" height={calloutDepth(figure.level)} />
        <p className="w-28 -translate-x-full -translate-y-3 pr-3 text-right text-sm">
          <span className="block font-bold text-poppy-text">{figure.level}</span>
          {figure.caption}{' '}
          <Link href="/spine-anatomy" className="link">
            {figure.link}
          </Link>
        </p>
      </div>
    </div>
  )
}
