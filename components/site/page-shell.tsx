import { ThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'
import { DeviceSync } from '@/components/site/device-sync'
import { LocationProvider } from '@/components/site/location-provider'
import { NavigationSpinner } from '@/components/site/navigation-spinner'
import { OfficeBar } from '@/components/site/office-bar'
import { RouteChange } from '@/components/site/route-change'
import { SiteFooter } from '@/components/site/site-footer'
import { SiteHeader } from '@/components/site/site-header'
import { ToastHost } from '@/components/site/toast-host'
import { navigationWords } from '@/content/navigation'
import { site } from '@/content/site'
import type { Variant } from '@/lib/variant'

/** What stands around every page. */
export function PageShell({ variant, children }: { variant: Variant; children: ReactNode }) {
  return (
    <ThemeProvider attribute="class" disableTransitionOnChange>
      <LocationProvider mode={variant.mode}>
        <a
          href="#main"
          className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-paper px-4 py-3 link focus:translate-y-0"
        >
          {navigationWords.skip}
        </a>
        {variant.mode === 'local' && variant.device === 'desktop' && <OfficeBar />}
        <SiteHeader variant={variant} />
        <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
          {children}
        </main>
        <SiteFooter mode={variant.mode} />
        <DeviceSync device={variant.device} />
        <RouteChange />
        <NavigationSpinner label={navigationWords.loadingPage} />
        <ToastHost {...site.notifications} />
      </LocationProvider>
    </ThemeProvider>
  )
}
