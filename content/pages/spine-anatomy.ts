import { textPage } from '@/content/page-schema'

export const spineAnatomy = textPage({
  title: 'Spine Anatomy',
  description:
    'The regions of the spine from neck to tailbone, the discs and nerves between them, and what each region does for you.',
  heading: 'Spine Anatomy',
  lead: 'Most spines have 33 bones, called vertebrae. They hold you up, let you bend, and guard the spinal cord.',
  sections: [
    {
      id: 'cervical',
      heading: 'Neck (cervical spine)',
      paragraphs: [
        'Seven vertebrae, C1 to C7. They carry and turn the head. Nerves from here run to the shoulders, arms and hands.',
      ],
    },
    {
      id: 'thoracic',
      heading: 'Upper and middle back (thoracic spine)',
      paragraphs: ['Twelve vertebrae, T1 to T12. The ribs are fixed to them.'],
    },
    {
      id: 'lumbar',
      heading: 'Low back (lumbar spine)',
      paragraphs: [
        'Five vertebrae, L1 to L5. They bear a heavy load, so wear is common here. Nerves from here run to the legs.',
      ],
    },
    {
      id: 'sacrum',
      heading: 'Sacrum and tailbone',
      paragraphs: [
        'Five vertebrae grown together form the sacrum. It joins the spine to the pelvis. Below it is the tailbone, or coccyx. It most often has four small bones, but the number varies from three to five.',
      ],
    },
    {
      id: 'between',
      heading: 'Between the bones',
      list: [
        'Discs: cushions with a tough outer ring and a soft center.',
        'Facet joints: small joints at the back of the spine.',
        'Ligaments: strong bands that hold the bones together.',
      ],
    },
    {
      id: 'nerves',
      heading: 'Cord and nerves',
      paragraphs: [
        'The spinal cord runs inside the bones. It ends near the top of the low back, at about L1 to L2. Below it, a bundle of nerves goes on. It is called the cauda equina, or "horse\'s tail". The lowest nerves serve the skin you sit on, the bladder, the bowel and sexual function. That is why new numbness there is an emergency.',
      ],
    },
    {
      id: 'map',
      heading: 'Which nerve, which place?',
      paragraphs: ['Maps vary from person to person. Some examples:'],
      list: [
        'C6: forearm and thumb',
        'C8: little finger and grip',
        'L4: inner shin, lifting the foot',
        'L5: top of the foot, lifting the big toe',
        'S1: heel and calf, standing on tiptoe',
      ],
    },
  ],
  links: [
    { href: '/spine-education', label: 'Spine words in plain language' },
    { href: '/resources/conditions', label: 'What can go wrong' },
    { href: '/services', label: 'How we treat it' },
  ],
  emergencyCard: true,
})
