import { contactForm } from '@/content/en/ui/contact/form'
import { contactPage } from '@/content/en/ui/contact/page'
import { pageLabels } from '@/content/en/ui/site/page-labels'
import { office } from '@/content/generated/practice/office'
import { sectionWords } from '@/content/search/page-words'
import { togglePage } from '@/content/en/ui/tools/toggle'
import type { Passage } from '@/lib/search/passages/passage'

const { local, remote } = contactPage

/** As on the contact page, only local visitors see the office's details and the form. */
const near = { pageTitle: pageLabels['/contact'], modes: ['local'], weight: 1.3 } as const
const others = ['remote', 'unknown'] as const

/** How to reach the office, as the contact page shows it in the visitor's mode. */
export const contactPassages: Passage[] = [
  {
    ...near,
    href: '/contact',
    heading: local.heading,
    text: [
      `${local.addressLabel}: ${office.addressLine}`,
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
    pageTitle: pageLabels['/contact'],
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
