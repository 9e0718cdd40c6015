import { textPage } from '@/content/page-schema'
import { practice } from '@/content/practice'

export const credentials = textPage({
  title: 'Credentials',
  description:
    "The surgeon's degree, training and board certification, with plain steps to check a California medical license on your own.",
  heading: 'Credentials',
  lead: 'Here is the training in short, and how to check any surgeon in a few minutes.',
  sections: [
    {
      id: 'training',
      heading: `Training of ${practice.surgeon.name}`,
      list: [
        'MD, the degree of a medical doctor: 2005',
        'Residency, the training after medical school: 2005 to 2010',
        'Fellowship, extra training in one field: 2010 to 2011',
        'Board certified in orthopedic surgery',
      ],
    },
    {
      id: 'meaning',
      heading: 'What do these words mean?',
      paragraphs: [
        'A license lets a doctor practice medicine in a state. Board certified means that a board of doctors in that field has tested the doctor. A license is required. Board certification is a further step.',
      ],
    },
    {
      id: 'check',
      heading: 'How to check a surgeon',
      paragraphs: [
        'Both checks can be done online. You can use them for any orthopedic surgeon in California.',
      ],
      list: [
        'License: use the license search of the Medical Board of California. Search by name. See whether the license is current, and read any public record of discipline.',
        'Certification: ask the American Board of Orthopaedic Surgery. It can tell you whether a surgeon is certified now.',
        'Experience: ask the surgeon in person. How often do you do this operation? What were the results?',
      ],
    },
  ],
  links: [
    { href: '/biography', label: 'Read the biography' },
    { href: '/reviews', label: 'How to judge reviews of surgeons' },
    { href: '/resources/appointment-prep', label: 'Questions to ask at your visit' },
  ],
})
