import { ThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'
import { AssistantButton } from '@/components/site/assistant/assistant-button'
import { DeviceSync } from '@/components/site/device-sync'
import { LocationProvider } from '@/components/site/location-provider'
import { OfficeBar } from '@/components/site/office-bar'
import { SiteFooter } from '@/components/site/site-footer'
import { SiteHeader } from '@/components/site/site-header'
import { SoftNavigation } from '@/components/site/soft-navigation'
import { ToastHost } from '@/components/site/toast-host'
import { assistantPanel } from '@/content/assistant-panel'
import { phoneHours } from '@/content/assistant-practice'
import { navigationWords } from '@/content/navigation'
import { practice } from '@/content/practice'
import { site } from '@/content/site'
import type { Variant } from '@/lib/variant'

/** How a page that belongs to no variant reads: as for a visitor whose place is not known. */
const noVariant: Variant = { mode: 'unknown', device: 'desktop' }

const phoneLine = { ...practice.office.phone, hours: phoneHours }

/** What stands around every page. `variant` is null for the one page that has none to change into (404). */
export function PageShell({ variant, children }: { variant: Variant | null; children: ReactNode }) {
  const { mode, device } = variant ?? noVariant
  return (
    <ThemeProvider attribute="class">
      <LocationProvider mode={mode} hasVariants={variant !== null}>
        <a
          href="#main"
          className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-paper px-4 py-3 link focus:translate-y-0 print:hidden"
        >
          {navigationWords.skip}
        </a>
        {mode === 'local' && device === 'desktop' && <OfficeBar />}
        <p className="container-page hidden pb-4 font-semibold print:block">
          {practice.name}, {practice.descriptor}
          {mode === 'local' && `, ${practice.office.phone.display}`}
        </p>
        <SiteHeader mode={mode} device={device} />
        <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
          {children}
        </main>
        <SiteFooter mode={mode} />
        {/* Room for the assistant's button below the last line. */}
        <div className="h-10 bg-bone print:hidden noscript:hidden" />
        <AssistantButton
          label={assistantPanel.open}
          opening={assistantPanel.opening}
          office={mode === 'local' ? phoneLine : null}
        />
        {variant && <DeviceSync device={device} />}
        <SoftNavigation spinnerLabel={navigationWords.loadingPage} />
        <ToastHost {...site.notifications} />
      </LocationProvider>
    </ThemeProvider>
  )
}
