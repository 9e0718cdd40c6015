import { ActionLabel } from '@/components/site/action-label'
import { Drawer } from '@/components/site/header/drawer'
import { DrawerNavigation } from '@/components/site/header/drawer-navigation'
import { Logo } from '@/components/site/header/logo'
import { MainNavigation } from '@/components/site/header/main-navigation'
import { PlainNavigation } from '@/components/site/header/plain-navigation'
import { ModeText } from '@/components/site/location/mode-text'
import { Link } from '@/components/site/navigation/link'
import { MenuPhone } from '@/components/site/office/office-details'
import { MenuPhoneRegion } from '@/components/site/office/office-region'
import { SearchBox } from '@/components/site/search/search-box'
import { ThemeSwitch } from '@/components/site/header/theme-switch'
import { Button } from '@/components/ui/button'
import { navigationWords } from '@/content/en/ui/site/navigation'
import { site } from '@/content/en/ui/site/site'
import type { Mode } from '@/lib/variant/variant'

const { action, actionTopic } = navigationWords

/** This link triggers a full page load. */
function HeaderAction({ className }: { className: string }) {
  return (
    <Button asChild size="sm" className={className}>
      <Link href="/contact#request" loadsInFull>
        {/* As wide as the longest label from the start, so that nothing beside it moves. */}
        <span className="inline-grid items-center">
          <span className="invisible col-start-1 row-start-1" aria-hidden="true">
            {action.unknown}
          </span>
          <span className="col-start-1 row-start-1">
            <ActionLabel words={action} />
            <span className="sr-only">
              <ModeText words={actionTopic} />
            </span>
          </span>
        </span>
      </Link>
    </Button>
  )
}

/** The navigation bar. It is sticky only on the home page, which is the one with a `home` element. */
export function SiteHeader({ mode }: { mode: Mode }) {
  return (
    <header className="top-0 z-30 border-b border-line bg-paper print:hidden [body:has(#home)_&]:sticky">
      <div className="container-page flex min-h-18 flex-wrap items-center gap-x-1">
        <Logo />
        <MainNavigation />
        <ThemeSwitch labels={site.theme} className="max-md:hidden noscript:hidden" />
        <SearchBox />
        <HeaderAction className="max-lg:whitespace-nowrap max-md:hidden lg:px-3 lg:max-[70rem]:w-min min-[70rem]:whitespace-nowrap" />
        <Drawer
          label={navigationWords.menu}
          openLabel={navigationWords.openMenu}
          closeLabel={navigationWords.closeMenu}
          className="noscript:hidden desktop:lg:hidden"
        >
          <MenuPhoneRegion>{mode === 'local' && <MenuPhone />}</MenuPhoneRegion>
          <HeaderAction className="mt-3 mb-2 min-h-12 w-full text-base" />
          <DrawerNavigation />
          <ThemeSwitch
            labels={site.theme}
            hasText
            className="mt-3 w-full justify-start px-0 text-left text-[1rem] md:hidden"
          />
        </Drawer>
      </div>
      <noscript>
        <PlainNavigation />
      </noscript>
    </header>
  )
}
