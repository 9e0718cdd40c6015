import { ActionLabel } from '@/components/site/action-label'
import { CurrentPage } from '@/components/site/current-page'
import { Drawer } from '@/components/site/drawer'
import { DrawerNavigation } from '@/components/site/drawer-navigation'
import { Logo } from '@/components/site/logo'
import { MainNavigation } from '@/components/site/main-navigation'
import { PlainNavigation } from '@/components/site/plain-navigation'
import { SearchBox } from '@/components/site/search-box'
import { SearchForm } from '@/components/site/search-form'
import { ThemeSwitch } from '@/components/site/theme-switch'
import { buttonVariants } from '@/components/ui/button-variants'
import { navigationWords } from '@/content/navigation'
import { site } from '@/content/site'
import { cn } from '@/lib/cn'
import type { Variant } from '@/lib/variant'

/** Spec 2.1: this button loads its page in full, so it is a plain link. */
function HeaderAction({ mode, className }: { mode: Variant['mode']; className?: string }) {
  return (
    <a href="/contact" data-full-load="" className={cn(buttonVariants({ size: 'sm' }), className)}>
      <ActionLabel settled={navigationWords.action[mode]} known={navigationWords.action} />
    </a>
  )
}

/** The navigation bar (spec 2.2). It stays in view on the home page only, which is the one with an element `home`. */
export function SiteHeader({ mode, device }: Variant) {
  return (
    <header className="top-0 z-30 border-b border-line bg-paper print:hidden [body:has(#home)_&]:sticky">
      <div className="container-page flex min-h-18 flex-wrap items-center gap-x-1">
        <Logo />
        {device === 'desktop' && <MainNavigation />}
        <ThemeSwitch labels={site.theme} className="noscript:hidden" />
        <SearchBox />
        <HeaderAction
          mode={mode}
          className="max-lg:whitespace-nowrap max-md:hidden lg:px-3 lg:max-[70rem]:w-min min-[70rem]:whitespace-nowrap"
        />
        <Drawer
          label={navigationWords.menu}
          openLabel={navigationWords.openMenu}
          closeLabel={navigationWords.closeMenu}
          className={cn('noscript:hidden', device === 'desktop' && 'lg:hidden')}
        >
          <SearchForm id="menu-search" className="my-4" />
          <HeaderAction mode={mode} className="mb-4 w-full" />
          <DrawerNavigation />
        </Drawer>
      </div>
      <noscript>
        <PlainNavigation />
      </noscript>
      <CurrentPage />
    </header>
  )
}
