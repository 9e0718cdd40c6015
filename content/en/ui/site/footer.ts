import { link, type NavLink } from '@/content/en/ui/site/navigation'
import { office } from '@/content/generated/practice/office'

/** The footer columns. Quick links lead to sections of the home page. */
export const footerColumns: { heading: string; links: NavLink[] }[] = [
  {
    heading: 'Quick Links',
    links: [
      { href: '/#home', label: 'Home' },
      { href: '/#about', label: 'About' },
      { href: '/#services', label: 'Services' },
      { href: '/#resources', label: 'Resources' },
      { href: '/#contact', label: 'Contact', needsLocationPrompt: true },
    ],
  },
  {
    heading: 'Services',
    links: [
      link('/services/minimally-invasive-surgery'),
      link('/services/complex-spine-surgery'),
      link('/services/robotic-surgery'),
      link('/services/endoscopic-spine-surgery'),
      link('/services/disc-replacement'),
      link('/services/non-surgical-treatments'),
    ],
  },
  {
    heading: 'Procedures',
    links: [
      { href: '/services#herniated-disc', label: 'Herniated disc' },
      { href: '/services#spinal-fusion', label: 'Spinal fusion' },
      { href: '/services#robotic-surgery', label: 'Robotic surgery' },
      { href: '/services#scoliosis', label: 'Scoliosis' },
    ],
  },
  {
    heading: 'Resources',
    links: [
      link('/resources'),
      link('/resources/conditions'),
      link('/resources/procedures'),
      link('/resources/glossary'),
      link('/resources/recovery'),
      link('/resources/appointment-prep'),
      link('/resources/faq'),
      link('/recovery-tracker'),
      link('/blog'),
    ],
  },
  {
    heading: 'Your Visit',
    links: [
      link('/getting-here'),
      link('/insurance'),
      ...(office.referrals ? [link('/referring-offices')] : []),
    ],
  },
  {
    heading: 'Legal',
    links: [
      link('/legal/privacy-policy'),
      link('/legal/notice-of-privacy-practices'),
      link('/legal/terms-of-service'),
      link('/legal/medical-disclaimer'),
      link('/legal/accessibility'),
      link('/legal/nondiscrimination'),
      link('/legal/good-faith-estimate'),
      link('/legal/surprise-billing'),
      link('/legal/open-payments'),
      link('/legal/medical-board'),
      link('/legal/ai-assistant'),
    ],
  },
]
