import { textPage } from '@/content/page-schema'

export const appointmentPrep = textPage({
  title: 'Prepare for Your Appointment',
  description:
    'What to bring to a spine visit, which questions to ask, and how referral and prior authorization differ.',
  heading: 'Appointment Preparation',
  lead: 'Bring your scans, your medicine list and your three most important questions.',
  sections: [
    {
      id: 'bring',
      heading: 'What to bring',
      list: [
        'Photo ID and insurance cards',
        'Your referral, if your plan asks for one',
        'A list of medicines and allergies',
        'Old records, and notes from any spine operation',
        'Scans on a disc, as well as the written reports',
        'Your brace, if you have one',
        'A list of treatments you have tried, with dates',
        'A person who can listen with you',
      ],
    },
    {
      id: 'ask',
      heading: 'What to ask',
      list: [
        'What is causing this, and how sure are you?',
        'What happens if I wait?',
        'What can I do without surgery?',
        'How much can this help, in numbers?',
        'What are the risks for me?',
        'How often do you do this, and what were your results?',
        'Who helps me afterward, and how long am I off work?',
        'Should I get a second opinion?',
      ],
    },
    {
      id: 'scan',
      heading: 'Before a scan',
      paragraphs: [
        'Before an MRI, tell the staff about metal in your body, a pacemaker, or fear of tight spaces.',
      ],
    },
    {
      id: 'plan',
      heading: 'Check with your health plan',
      paragraphs: [
        'A referral means that a doctor sends you. Prior authorization means that your plan approves a treatment first. Some plans want one, or both. Ask your plan, and ask whether the practice is in its network.',
      ],
    },
    {
      id: 'interpreter',
      heading: 'Need an interpreter?',
      paragraphs: ['Ask when you make the appointment. Please do not rely on a child to translate.'],
    },
  ],
  links: [
    { href: '/resources/forms', label: 'What to write down first' },
    { href: '/resources/faq', label: 'Answers to common questions' },
    { href: '/contact', label: 'Contact the office' },
  ],
  emergencyCard: true,
})
