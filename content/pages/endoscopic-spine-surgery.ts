import { textPage } from '@/content/page-schema'

export const endoscopicSpineSurgery = textPage({
  title: 'Endoscopic Spine Surgery',
  description:
    'Spine surgery with a small camera: how it works, what recovery may look like, and how it compares with microdiscectomy.',
  heading: 'Endoscopic Spine Surgery',
  lead: 'A thin camera goes in through a very small cut. The surgeon works while watching a screen.',
  sections: [
    {
      id: 'what',
      heading: 'What is it for?',
      paragraphs: [
        'It can be used for a disc that presses on a nerve. The surgeon removes the piece that presses. Ask whether it suits your problem, and which other ways there are.',
      ],
    },
    {
      id: 'compare',
      heading: 'Is it better than microdiscectomy?',
      paragraphs: [
        'Microdiscectomy uses a microscope and a small cut. It is still the standard that others are measured by. In trials:',
      ],
      list: [
        'The hospital stay was shorter with the camera.',
        'Pain afterward was about the same.',
        'People did not go back to work sooner.',
        'With one camera method, the disc herniated again about twice as often.',
      ],
    },
    {
      id: 'recovery',
      heading: 'How long is recovery?',
      paragraphs: [
        'Light activity may be possible after 1 to 3 weeks. Sport and heavy work take longer. Your surgeon sets the pace for you.',
      ],
    },
    {
      id: 'risks',
      heading: 'What are the risks?',
      paragraphs: [
        'A piece of disc may be left behind. A nerve may be irritated, with new pain, numbness or weakness. As with any spine surgery, there can be infection, bleeding or a leak of spinal fluid. Pain may stay, and another operation may be needed.',
      ],
    },
    {
      id: 'meanwhile',
      heading: 'While you decide',
      paragraphs: [
        'Most people with a herniated disc need no operation. Stay as active as you can. Heat and a pillow between your knees at night may help. If weakness grows, get help at once.',
      ],
    },
  ],
  links: [
    { href: '/services/minimally-invasive-surgery', label: 'Compare with other small-cut surgery' },
    { href: '/services/non-surgical-treatments', label: 'What to try before surgery' },
    { href: '/resources/recovery', label: 'How long recovery often takes' },
    { href: '/contact', label: 'Contact the office' },
  ],
  emergencyCard: true,
})
