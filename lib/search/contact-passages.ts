import { contactForm } from '@/content/contact-form'
import { contactPage } from '@/content/contact-page'
import { officeAddressLine, practice } from '@/content/practice'
import { sectionWords } from '@/content/search-page-words'
import { togglePage } from '@/content/toggle-page'
import type { Passage } from '@/lib/search/passage'

const { office } = practice
const { local, remote } = contactPage

/** Only a visitor known to be near sees the office's details and the form (spec 6), as on the contact page itself. */
const near = { pageTitle: contactPage.title, modes: ['local'], weight: 1.2 } as const
const others = ['remote', 'unknown'] as const

/** How the office is reached, as the contact page shows it in the visitor's mode. */
export const contactPassages: Passage[] = [
  {
    ...near,
    href: '/contact',
    heading: local.heading,
    text: [
      `${local.addressLabel}: ${officeAddressLine}`,
      `${local.phoneLabel}: ${office.phone.display} (${office.phoneHours})`,
      `${local.faxLabel}: ${office.fax}`,
      `${local.emailLabel}: ${office.email}`,
      `${local.parkingHeading}: ${local.parking.join(', ')}`,
      `${local.transportHeading}: ${local.transport.join(', ')}`,
    ].join('\n'),
    words: sectionWords['/contact'] ?? '',
  },
  {
    ...near,
    href: '/contact#office-hours',
    heading: local.hoursHeading,
    text: [...office.hours.map(({ days, time }) => `${days}: ${time}`), local.hoursNote].join('\n'),
    words: sectionWords['/contact#office-hours'] ?? '',
  },
  {
    ...near,
    href: '/contact#request',
    heading: contactForm.heading,
    text: [contactForm.intro, contactForm.emergency, contactForm.hints.message].join('\n'),
    words: sectionWords['/contact#request'] ?? '',
  },
  {
    href: '/contact',
    pageTitle: contactPage.title,
    heading: remote.heading,
    text: [remote.lead, ...remote.cards.map(({ title, text }) => `${title}: ${text}`)].join('\n'),
    words: sectionWords['/contact'] ?? '',
    modes: others,
  },
  {
    href: '/toggle',
    pageTitle: togglePage.title,
    heading: togglePage.heading,
    text: [togglePage.lead, togglePage.privacy].join('\n'),
    words: sectionWords['/toggle'] ?? '',
    weight: 0.8,
  },
]
