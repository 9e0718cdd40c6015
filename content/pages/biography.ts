import { textPage } from '@/content/page-schema'
import { practice } from '@/content/practice'

export const biography = textPage({
  title: 'Biography of the surgeon',
  description:
    'How the surgeon trained, which spine problems the practice treats, and how a decision for or against surgery is made.',
  heading: 'Biography',
  lead: `${practice.surgeon.name} is an orthopedic spine surgeon. The work: the bones, discs and nerves of the neck and back.`,
  sections: [
    {
      id: 'path',
      heading: 'The path to spine surgery',
      paragraphs: [
        'Medical school came first and ended in 2005. Residency followed, from 2005 to 2010. Residency is the hands-on training a doctor does after medical school.',
        'A fellowship came next, from 2010 to 2011. A fellowship is extra training in one narrow field.',
      ],
    },
    {
      id: 'decisions',
      heading: 'How decisions are made',
      list: [
        'The patient is at the center. What you want to do again matters as much as what a scan shows.',
        'Care without surgery comes first when it is safe to wait.',
        'When surgery makes sense, it is planned for your own spine, health and goals.',
      ],
    },
    {
      id: 'focus',
      heading: 'Areas of focus',
      list: [
        'Minimally invasive spine surgery: working through small cuts',
        'Complex spinal deformity correction: treating curves and poor alignment',
        'Robotic-assisted procedures',
        'Motion preservation surgery, such as disc replacement',
        'Revision surgery: a further operation after an earlier one',
        'Spinal tumor surgery',
        'Neck (cervical) problems',
        'Low back (lumbar) problems',
      ],
    },
  ],
  links: [
    { href: '/credentials', label: 'Check the credentials yourself' },
    { href: '/services', label: 'Read about the services' },
    { href: '/about', label: 'How care works here' },
  ],
})
