import { PromptingLink } from '@/components/site/location/prompting-link'
import { Link } from '@/components/site/navigation/link'
import { FooterOffice } from '@/components/site/office/office-details'
import { FooterOfficeRegion } from '@/components/site/office/office-region'
import { ShowOffice } from '@/components/site/office/show-office'
import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { footerColumns } from '@/content/en/ui/site/footer'
import { navigationWords, type NavLink } from '@/content/en/ui/site/navigation'
import { office } from '@/content/generated/practice/office'
import { practice } from '@/content/generated/practice/practice'
import { site } from '@/content/en/ui/site/site'
import type { Mode } from '@/lib/variant/variant'

/** A list of links: folded on phones, below a heading on larger screens. */
function Column({ heading, links }: { heading: string; links: NavLink[] }) {
  return (
    <div>
      <h2 className="mb-2 font-text text-base font-bold tracking-normal mobile:hidden">{heading}</h2>
      <Collapsible className="mobile-fold mobile:-mt-px">
        <CollapsibleTrigger>{heading}</CollapsibleTrigger>
        <ul>
          {links.map(({ href, label, needsLocationPrompt }) => {
            const Entry = needsLocationPrompt ? PromptingLink : Link
            return (
              <li key={href}>
                <Entry href={href} className="footer-entry">
                  {label}
                </Entry>
              </li>
            )
          })}
        </ul>
      </Collapsible>
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
          className="desktop:grid desktop:grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] desktop:gap-x-6 desktop:gap-y-8"
        >
          {footerColumns.map((column) => (
            <Column key={column.heading} {...column} />
          ))}
        </nav>
        <div className="flex flex-col gap-3 pt-8 text-sm text-muted desktop:mt-10 desktop:border-t desktop:border-line">
          <FooterOfficeRegion>{mode === 'local' ? <FooterOffice /> : <ShowOffice />}</FooterOfficeRegion>
          <p className="font-semibold text-ink">{site.emergency}</p>
          <p>
            {site.placeFiles.text}{' '}
            <a
              href={site.placeFiles.link.href}
              className="inline-block py-1 underline underline-offset-4 mobile:py-3"
            >
              {site.placeFiles.link.label}
            </a>
            .
          </p>
          {practice.sample && <p>{site.sampleNote}</p>}
          <p>
            {practice.surgeon.name}, {practice.surgeon.credentials}. {practice.surgeon.specialty} in{' '}
            {office.city}, {office.region} {office.postalCode}.
          </p>
          <p>
            © {practice.copyrightYear} {practice.name}. {site.rights}
          </p>
        </div>
      </div>
    </footer>
  )
}
