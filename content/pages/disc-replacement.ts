import { textPage } from '@/content/page-schema'

export const discReplacement = textPage({
  title: 'Disc Replacement',
  description:
    'How a moving implant compares with fusion in the neck and the low back, who it may not suit, and what recovery may look like.',
  heading: 'Disc Replacement',
  lead: 'A worn disc is swapped for an implant that moves. Fusion, the other choice, stops motion at that level.',
  sections: [
    {
      id: 'neck',
      heading: 'In the neck',
      paragraphs: [
        'The surgeon works through the front of the neck. Eleven trials found more success than with fusion, and fewer new problems next to the treated disc.',
        'One small trial followed 47 people for 20 years. Pain was similar. About 10 in 100 with a replacement had another operation, and about 42 in 100 with a fusion.',
        'A sore throat, a hoarse voice or trouble swallowing can follow.',
      ],
    },
    {
      id: 'low-back',
      heading: 'In the low back',
      paragraphs: [
        'The surgeon goes in through the belly. The proof is weaker here. In one trial, 38 of 100 were free of pain after 5 years, and 15 of 100 after fusion. Still, a review could not show that it beats fusion. A British guideline advises against it for low back pain.',
      ],
    },
    {
      id: 'recovery',
      heading: 'How long is recovery?',
      paragraphs: [
        'Many people are back to full activity 6 to 12 weeks after neck surgery. For the low back it varies more. Your surgeon sets the pace.',
      ],
    },
    {
      id: 'suits',
      heading: 'Who may it not suit?',
      paragraphs: ['Neither choice is better for everyone. Tell the surgeon about:'],
      list: [
        'Thin bones (osteoporosis)',
        'Worn joints at the back of the spine',
        'An unstable or curved spine',
        'An infection',
        'A metal allergy',
      ],
    },
    {
      id: 'risks',
      heading: 'What are the risks?',
      paragraphs: [
        'Infection, bleeding, nerve injury, pain that stays and another operation are possible, as in any spine surgery. An implant can also come loose.',
      ],
    },
  ],
  links: [
    { href: '/services', label: 'See all services' },
    { href: '/resources/recovery', label: 'How long recovery often takes' },
    { href: '/resources/appointment-prep', label: 'Questions to ask first' },
    { href: '/contact', label: 'Contact the office' },
  ],
  emergencyCard: true,
})
