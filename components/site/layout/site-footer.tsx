import { FooterOffice } from '@/components/site/office/office-details'
import { ModeText } from '@/components/site/location/mode-text'
import { OfficeRegion } from '@/components/site/office/office-region'
import { footerColumns, navigationWords, type NavLink } from '@/content/en/ui/site/navigation'
import { practice } from '@/content/practice'
import { site } from '@/content/en/ui/site/site'
import { localOrOther, type Mode } from '@/lib/variant/variant'

function Column({ heading, links }: { heading: string; links: NavLink[] }) {
  return (
    <div>
      <h2 className="mb-2 font-text text-base font-bold tracking-normal">{heading}</h2>
      <ul>
        {links.map(({ href, label, needsLocationPrompt }) => (
          <li key={href}>
            <a href={href} data-needs-location-prompt={needsLocationPrompt} className="footer-entry">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The footer of every page. The office's address and number are for local visitors. */
export function SiteFooter({ mode }: { mode: Mode }) {
  return (
    <footer className="border-t border-line bg-bone print:hidden">
      <div className="container-page py-14">
        <nav
          aria-label={navigationWords.footer}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-8 md:grid-cols-3 lg:grid-cols-5"
        >
          {footerColumns.map((column) => (
            <Column key={column.heading} {...column} />
          ))}
        </nav>
        <div className="mt-10 flex flex-col gap-3 border-t border-line pt-8 text-sm text-muted">
          <OfficeRegion part="footer">{mode === 'local' && <FooterOffice />}</OfficeRegion>
          <p className="font-semibold text-ink">{site.emergency}</p>
          <p>
            <a href="/toggle" className="inline-block py-1 underline underline-offset-4">
              <ModeText words={localOrOther(site.localToggleLink, site.toggleLink)} />
            </a>
          </p>
          <p>
            {site.placeFiles.text}{' '}
            <a href={site.placeFiles.link.href} className="inline-block py-1 underline underline-offset-4">
              {site.placeFiles.link.label}
            </a>
            .
          </p>
          {practice.sample && <p>{site.sampleNote}</p>}
          <p>
            © {practice.copyrightYear} {practice.name}. {site.rights}
          </p>
        </div>
      </div>
    </footer>
  )
}
