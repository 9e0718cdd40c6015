import { textPage } from '@/content/page-schema'

export const recovery = textPage({
  title: 'Recovery Guide',
  description:
    'How long recovery from spine surgery often takes, by type of operation, what helps from day to day, and when to ask for help.',
  heading: 'Recovery Guide',
  lead: 'Healing has its own pace. These times are common patterns, not promises. Your surgeon decides what is safe for you.',
  sections: [
    {
      id: 'times',
      heading: 'How long does it often take?',
      list: [
        'Microdiscectomy or decompression: 4 to 6 weeks until many people move as expected.',
        'Endoscopic surgery: 1 to 3 weeks may be enough for light activity.',
        'Disc replacement in the neck: 6 to 12 weeks until full activity, for many people.',
        'Fusion: 3 to 4 months or more until the bone has healed. It can keep healing for a year.',
        'Large operations for curves: 3 to 6 months for daily tasks. Full recovery may take a year or more.',
      ],
    },
    {
      id: 'helps',
      heading: 'What helps from day to day?',
      list: [
        'Walk short and often. Add a little when your body allows.',
        'Change your position every 20 to 30 minutes.',
        'On your side, try a pillow between your knees. On your back, try one under them.',
        'Eat well, drink enough, and stay off nicotine. After a fusion, smoking makes failed healing more likely.',
        'Expect good days and bad days. Compare weeks, not hours.',
      ],
    },
    {
      id: 'return',
      heading: 'When may I work or drive again?',
      paragraphs: [
        'Ask your surgeon for both. Work depends on your operation and your job. Desk work often comes before heavy work. Never drive while you take opioid pain medicine.',
      ],
    },
    {
      id: 'stuck',
      heading: 'What if I am not getting better?',
      paragraphs: [
        'Old numbness can take months to fade, and some may stay. But if pain grows, or you can do less than last week, contact the office.',
      ],
    },
  ],
  links: [
    { href: '/post-operative-care', label: 'Wound care and warning signs' },
    { href: '/recovery-tracker', label: 'Keep a recovery log' },
    { href: '/contact', label: 'Contact the office' },
    { href: '/toggle', label: 'Already a patient? Show office details' },
  ],
  emergencyCard: true,
})
