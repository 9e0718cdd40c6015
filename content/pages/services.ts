import { textPage } from '@/content/page-schema'

export const services = textPage({
  title: 'Spine Surgery Services',
  description:
    'What we treat and how: gentle care first, then surgery for herniated discs, slipped bones, scoliosis and other spine problems when it can help.',
  heading: 'Spine Surgery Services',
  lead: 'For most spine problems, care without surgery comes first.',
  sections: [
    {
      id: 'approach',
      heading: 'Gentle care first',
      paragraphs: [
        'Start with exercise, physical therapy and time. Medicine or an injection may be added. Surgery is discussed when this has not helped enough and a scan matches your symptoms. A few problems should not wait, such as weakness that grows or pressure on the spinal cord.',
      ],
    },
    {
      id: 'herniated-disc',
      heading: 'Herniated disc',
      paragraphs: [
        'A disc is the cushion between two bones of the spine. Its soft center can push through a tear in the outer ring. This can cause pain, numbness or weakness in an arm or leg. Most people need no operation. Surgery often eases leg pain faster. Many people also get better without it.',
      ],
    },
    {
      id: 'spinal-fusion',
      heading: 'Spinal fusion',
      paragraphs: [
        'Fusion joins two or more bones so that they heal as one. It may be considered when a bone has slipped and symptoms stay disabling. Bone takes 3 to 4 months or more to heal. Sometimes the bones do not join.',
      ],
    },
    {
      id: 'robotic-surgery',
      heading: 'Robotic surgery',
      paragraphs: [
        'The surgeon operates. A computer helps to plan and guide the screws. Screws are often placed more exactly, but pain is not clearly better afterward. Experts still debate its value.',
      ],
    },
    {
      id: 'scoliosis',
      heading: 'Scoliosis in adults',
      paragraphs: [
        'Scoliosis is a sideways curve of more than 10 degrees. Surgery is weighed when the curve gets worse, nerves are pressed, or pain is disabling. It is a major step. In one study of such surgery, about 7 in 10 adults had a complication within 2 years.',
      ],
    },
  ],
  links: [
    { href: '/services/non-surgical-treatments', label: 'Treatments without surgery' },
    { href: '/services/minimally-invasive-surgery', label: 'Surgery through small cuts' },
    { href: '/services/endoscopic-spine-surgery', label: 'Surgery with a small camera' },
    { href: '/services/disc-replacement', label: 'Disc replacement' },
    { href: '/services/complex-spine-surgery', label: 'Surgery for curves and complex problems' },
  ],
  emergencyCard: true,
})
