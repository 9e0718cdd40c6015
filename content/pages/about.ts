import { textPage } from '@/content/page-schema'

export const about = textPage({
  title: 'About the surgeon',
  description:
    'Meet the orthopedic spine surgeon in Hanford: board certified, fellowship trained, and slow to operate when time and exercise can do the job.',
  heading: 'About the surgeon',
  lead: 'One surgeon, one team, and one rule: try the gentlest thing that works first.',
  sections: [
    {
      id: 'care',
      heading: 'How we care for you',
      paragraphs: ['You see the surgeon, not a stranger. We listen first. Then we examine you and look at your scans together.'],
      list: [
        'You come first. The plan fits your life and your goals.',
        'Surgery comes last. Most back and neck pain is treated without it.',
        'If surgery can help, you hear the benefits and the risks in plain numbers.',
      ],
    },
    {
      id: 'training',
      heading: 'Training',
      list: ['Medical degree: 2005', 'Residency in orthopedic surgery: 2005 to 2010', 'Fellowship in spine surgery: 2010 to 2011'],
    },
  ],
  links: [
    { href: '/biography', label: 'Read the biography' },
    { href: '/credentials', label: 'See the credentials' },
  ],
})
