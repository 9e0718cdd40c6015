import { ThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'
import { LayoutOverride } from '@/components/site/layout/layout-override'
import { OfflineFallback } from '@/components/site/offline/offline-fallback'
import { LocationProvider } from '@/components/site/location/location-provider'
import { OfficeBar, PrintedPhone } from '@/components/site/office/office-details'
import { OfficeBarRegion, PrintedPhoneRegion } from '@/components/site/office/office-region'
import { SiteFooter } from '@/components/site/layout/site-footer'
import { SiteHeader } from '@/components/site/header/site-header'
import { QuickActions } from '@/components/site/quick-actions/quick-actions'
import { Arrival } from '@/components/site/navigation/arrival'
import { ToastHost } from '@/components/site/toast-host'
import { navigationWords } from '@/content/en/ui/site/navigation'
import { practice } from '@/content/generated/practice/practice'
import { site } from '@/content/en/ui/site/site'
import { isDevelopment } from '@/lib/platform/env'
import type { Mode } from '@/lib/variant/variant'

/**
 * The header, footer and providers around every page.
 * @param mode the mode the page is rendered for.
 */
export function PageShell({ mode, children }: { mode: Mode; children: ReactNode }) {
  return (
    <ThemeProvider attribute="class">
      <LayoutOverride />
      <LocationProvider variant={mode}>
        <a
          href="#main"
          className="fixed top-2 left-2 z-50 max-w-[calc(100%-1rem)] -translate-y-[150%] rounded-md bg-paper px-4 py-3 link focus:translate-y-0 print:hidden"
        >
          {navigationWords.skip}
        </a>
        <OfficeBarRegion>{mode === 'local' && <OfficeBar />}</OfficeBarRegion>
        <p className="container-page hidden pb-4 font-semibold print:block">
          {practice.name}, {practice.descriptor}
          <PrintedPhoneRegion as="span">{mode === 'local' && <PrintedPhone />}</PrintedPhoneRegion>
        </p>
        <SiteHeader mode={mode} />
        <QuickActions mode={mode} />
        <Arrival />
        <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
          {children}
        </main>
        <SiteFooter mode={mode} />
        {!isDevelopment && <OfflineFallback />}
        <ToastHost {...site.notifications} />
      </LocationProvider>
    </ThemeProvider>
  )
}
