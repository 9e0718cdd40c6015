import { textPage } from '@/content/page-schema'

export const roboticSurgery = textPage({
  title: 'Robotic Spine Surgery',
  description:
    'Who does the surgery, what the robot does, what studies show so far, and good questions to ask before you decide.',
  heading: 'Robotic Surgery',
  lead: 'The surgeon does the operation. The robot helps to aim.',
  sections: [
    {
      id: 'what',
      heading: 'What does the robot do?',
      paragraphs: [
        'Some spine operations use screws to hold bones still. A computer uses pictures of your spine to plan where each screw goes. During surgery, it guides the tools along that path. This is also called navigation. The surgeon stays in charge.',
      ],
    },
    {
      id: 'evidence',
      heading: 'Does it help?',
      list: [
        'Screws: often placed more exactly. But one review found no clear difference.',
        'Time: that review found longer operations.',
        'Pain and daily life: not clearly better than without a robot.',
      ],
      paragraphs: ['Studies do not all agree, and experts still debate it.'],
    },
    {
      id: 'recovery',
      heading: 'Is recovery faster?',
      paragraphs: [
        'There is no special recovery time for robotic surgery. It depends on the operation itself. A fusion takes as long to heal with a robot as without one.',
      ],
    },
    {
      id: 'risks',
      heading: 'What are the risks?',
      paragraphs: [
        'The risks are those of the operation: infection, bleeding, blood clots, nerve injury and others. The equipment can also fail or lose its place. Ask what happens then.',
      ],
    },
    {
      id: 'ask',
      heading: 'What to ask',
      list: [
        'Do I need this operation at all?',
        'Why use the robot in my case?',
        'How often do you use it, and what were your results?',
      ],
    },
  ],
  links: [
    { href: '/services/minimally-invasive-surgery', label: 'Surgery through small cuts' },
    { href: '/services/complex-spine-surgery', label: 'Surgery for curves and complex problems' },
    { href: '/resources/appointment-prep', label: 'Prepare your questions' },
    { href: '/contact', label: 'Contact the office' },
  ],
  emergencyCard: true,
})
