import { textPage } from '@/content/page-schema'

export const about = textPage({
  title: 'About the surgeon',
  description:
    'Meet the orthopedic spine surgeon in Hanford: board certified, fellowship trained, and slow to operate when time and exercise can do the job.',
  heading: 'About the surgeon',
  lead: 'One surgeon, one field, and one rule: try the gentlest thing that works first.',
  sections: [
    {
      id: 'care',
      heading: 'How care works here',
      paragraphs: [
        'A visit starts with your story. Then comes an exam of your strength, feeling and movement. If you have scans, we look at them together.',
      ],
      list: [
        'You come first. The plan should fit your life and your goals.',
        'Gentle care comes first. For most spine problems, that means exercise, therapy and time.',
        'Surgery is a choice you make with open eyes. Ask about its benefits, its risks, and what happens if you wait.',
      ],
    },
    {
      id: 'training',
      heading: 'Training',
      paragraphs: ['The surgeon is board certified in orthopedic surgery.'],
      list: ['Medical degree: 2005', 'Residency: 2005 to 2010', 'Fellowship: 2010 to 2011'],
    },
    {
      id: 'meanwhile',
      heading: 'Before you choose a surgeon',
      paragraphs: [
        'Check the license. Ask how often the surgeon does the operation you may need, and how those patients did. A good surgeon welcomes these questions, and a second opinion too.',
      ],
    },
  ],
  links: [
    { href: '/biography', label: 'Read the biography' },
    { href: '/credentials', label: 'See the credentials and check them' },
    { href: '/services', label: 'See what we treat' },
    { href: '/contact', label: 'Contact the office' },
  ],
})
