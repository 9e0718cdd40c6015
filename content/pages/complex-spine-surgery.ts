import { textPage } from '@/content/page-schema'

export const complexSpineSurgery = textPage({
  title: 'Complex Spine Surgery',
  description:
    'Long fusions, curve correction and repeat operations: when they are considered, how long recovery takes, and honest numbers on risk.',
  heading: 'Complex Spine Surgery',
  lead: 'Large spine operations can help some people. They also carry high risks, so take time to decide.',
  sections: [
    {
      id: 'what',
      heading: 'What counts as complex?',
      list: [
        'Deformity surgery: long fusions and bone cuts that bring a curved or bent spine into better line',
        'Revision surgery: a further operation after an earlier one',
        'Some operations for spinal tumors, planned by a team of doctors',
      ],
    },
    {
      id: 'when',
      heading: 'When is it considered?',
      paragraphs: [
        'For a curve, it is considered when the curve gets worse, nerves are pressed, or pain is disabling. A repeat operation needs a clear cause that can be fixed.',
      ],
    },
    {
      id: 'numbers',
      heading: 'What do studies say about risk?',
      paragraphs: [
        'In one study of adults with deformity surgery, about 7 in 10 had a complication within 2 years. About 3 in 10 had a further operation. Repeat fusions tend to do worse than first ones.',
        'Smoking matters. In one study of fusion, the bones failed to join in 14 of 100 nonsmokers. In people who kept smoking, it was 27 of 100.',
      ],
    },
    {
      id: 'recovery',
      heading: 'How long is recovery?',
      paragraphs: [
        'Plan for a long one. Many people need 3 to 6 months for daily tasks. Full recovery may take a year or more.',
      ],
    },
    {
      id: 'ask',
      heading: 'What to ask first',
      list: [
        'What is the goal: less pain, straighter posture, or stopping nerve damage?',
        'What if I wait?',
        'What raises my own risk, and can I lower it before surgery?',
        'Who helps me at home, and for how long?',
      ],
    },
  ],
  links: [
    { href: '/preoperative-education', label: 'Lower your risk before surgery' },
    { href: '/services/robotic-surgery', label: 'How robotic guidance is used' },
    { href: '/resources/conditions', label: 'Read about spine conditions' },
    { href: '/contact', label: 'Contact the office' },
  ],
  emergencyCard: true,
})
