import { textPage } from '@/content/page-schema'

export const postOperativeCare = textPage({
  title: 'Post-Operative Care',
  description:
    'After spine surgery: when to call 911, when to get help the same day, and how to care for your wound, your back and your medicines.',
  heading: 'Post-Operative Care',
  lead: 'Know the danger signs first. For the rest, your own discharge sheet comes before this page.',
  sections: [
    {
      id: 'call-911',
      heading: 'After surgery, also call 911 for',
      list: [
        'Chest pain, short breath, a racing heart, fainting, or coughing up blood',
        'A drooping face, weakness on one side, or trouble speaking',
        'Any new weakness in a leg',
        'After neck surgery: swelling of the neck, with trouble breathing or swallowing',
        'Heavy bleeding, or fever with confusion',
        'Slow breathing, or not waking up, after pain medicine',
      ],
    },
    {
      id: 'same-day',
      heading: 'Get help the same day for',
      paragraphs: [
        'Contact the office by phone, not by the form. Use the number on your discharge sheet. No answer? Go to the emergency room.',
      ],
      list: [
        'A fever of 100.4°F or more',
        'A wound that is red, swollen, leaking or open',
        'Pain that grows, new numbness, or a severe headache',
        'A hoarse voice that gets worse',
        'New swelling, pain or redness in a leg: go straight to the emergency room. It may be a blood clot.',
      ],
    },
    {
      id: 'wound',
      heading: 'Wound',
      paragraphs: [
        'Keep it clean and dry. Wash your hands first. Do not soak it, scrub it or put cream on it. Your sheet says when you may shower.',
      ],
    },
    {
      id: 'moving',
      heading: 'Moving',
      paragraphs: [
        'Do not bend, lift or twist until you are told you may. A common early limit is 5 to 10 pounds. A gallon of milk is about that. Walk short and often.',
      ],
    },
    {
      id: 'medicine',
      heading: 'Pain medicine',
      paragraphs: [
        'If you were given opioids, take as little as you need, for as short a time as you can. No alcohol, no sedatives, no driving. Lock them up, never share them, and return what is left. They can cause constipation. Fluids, fiber and walking help.',
      ],
    },
  ],
  links: [
    { href: '/resources/recovery', label: 'How long recovery often takes' },
    { href: '/recovery-tracker', label: 'Keep a recovery log' },
    { href: '/contact', label: 'Contact the office' },
    { href: '/toggle', label: 'Already a patient? Show office details' },
  ],
  emergencyCard: true,
})
