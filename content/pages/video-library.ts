import { textPage } from '@/content/page-schema'

export const videoLibrary = textPage({
  title: 'Video Library',
  description:
    'This site explains each topic in writing. Find where to read about it, and how to judge a spine video you see elsewhere.',
  heading: 'Video Library',
  lead: 'This site has no videos. Each topic is explained in writing, so you can read at your own pace.',
  sections: [
    {
      id: 'where',
      heading: 'Where to read what',
      list: [
        'Bones, discs and nerves: Spine Anatomy',
        'Herniated disc, sciatica, stenosis and more: Spine Condition Guides',
        'Exercise, injections and other care without surgery: Non-Surgical Treatments',
        'Medicines and nicotine before surgery: Pre-Operative Education',
        'Wound care and danger signs after surgery: Post-Operative Care',
      ],
    },
    {
      id: 'judge',
      heading: 'How to judge a spine video elsewhere',
      paragraphs: ['Many videos about backs are online. Before you trust one, ask:'],
      list: [
        'Who made it, and what do they sell?',
        'Does it name risks, or only benefits?',
        'Does it promise a result? No honest video can.',
        'Does it tell you when to get help fast?',
        'Is it meant for your problem, or for anyone with a back?',
      ],
    },
    {
      id: 'exercise',
      heading: 'Before you copy an exercise',
      paragraphs: [
        'Start gently. Stop if pain shoots down an arm or leg, or if you feel numb or weak. After surgery, do only what your surgeon has cleared. A physical therapist can watch how you move. A video cannot.',
      ],
    },
    {
      id: 'reading-hard',
      heading: 'If reading is hard',
      paragraphs: [
        'Most phones and computers can read a page aloud. Or ask a family member to read it with you. You can also bring your questions to the visit.',
      ],
    },
  ],
  links: [
    { href: '/spine-anatomy', label: 'Spine Anatomy' },
    { href: '/resources/conditions', label: 'Spine Condition Guides' },
    { href: '/services/non-surgical-treatments', label: 'Non-Surgical Treatments' },
    { href: '/preoperative-education', label: 'Pre-Operative Education' },
    { href: '/post-operative-care', label: 'Post-Operative Care' },
  ],
  emergencyCard: true,
})
