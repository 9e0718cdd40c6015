import { textPage } from '@/content/page-schema'

export const preOperative = textPage({
  title: 'Before Surgery: a Checklist',
  description:
    'A practical checklist for the weeks before spine surgery: your home, your helpers, your bag, and what to tell the office.',
  heading: 'Before Surgery',
  lead: 'Print this list, or copy it. Tick off one line at a time.',
  sections: [
    {
      id: 'home',
      heading: 'Your home',
      paragraphs: ['Bending and reaching are hard at first. These small changes can help:'],
      list: [
        'Pick up loose rugs and cords. Put in a night light.',
        'Place daily things at waist height.',
        'Choose a firm chair with arms.',
        'Think about a seat for the shower.',
        'Cook easy meals ahead.',
      ],
    },
    {
      id: 'people',
      heading: 'Your helpers',
      list: [
        'Ask an adult to drive you home and stay for 24 hours.',
        'Plan help with children, pets and shopping.',
        'Tell your job that your return date may change.',
      ],
    },
    {
      id: 'bag',
      heading: 'Your bag',
      list: [
        'Photo ID and insurance cards',
        'A list of all your medicines and allergies',
        'Your scans on a disc',
        'Your brace, if you have one',
        'Glasses, hearing aids, and your CPAP machine if you use one',
        'Loose clothes',
        'Your advance directive (your wishes for care), if you have one',
      ],
      paragraphs: ['Leave jewelry, cash and other valuables at home.'],
    },
    {
      id: 'tell',
      heading: 'Tell the office before you come',
      paragraphs: ['Contact the office as soon as you notice one of these. The date may have to change.'],
      list: [
        'A fever',
        'A sore or rash on the skin',
        'A tooth infection or a urine infection',
        'A new medicine, or a change in your health',
      ],
    },
    {
      id: 'written',
      heading: 'Have it in writing',
      list: [
        'When and where to arrive',
        'When to stop eating and drinking',
        'Which medicines to take that morning',
        'Whom to call after you are home',
      ],
    },
  ],
  links: [
    { href: '/preoperative-education', label: 'Why these steps matter' },
    { href: '/post-operative-care', label: 'Care after surgery' },
    { href: '/contact', label: 'Contact the office' },
    { href: '/toggle', label: 'Already a patient? Show office details' },
  ],
  emergencyCard: true,
})
