import { textPage } from '@/content/page-schema'

export const spineEducation = textPage({
  title: 'Spine Education',
  description:
    'A small dictionary of spine words and four ideas that help you understand your back, your scan and your choices.',
  heading: 'Spine Education',
  lead: 'When you know the words, the choices get clearer.',
  sections: [
    {
      id: 'ideas',
      heading: 'Four ideas to start with',
      list: [
        'Pain and damage are not the same. Many worn discs do not hurt.',
        'Where you feel it may not be where it starts. A nerve pressed in the low back can hurt in the foot.',
        'Time helps often. New back pain usually improves.',
        'A scan is one clue. Your story and the exam are the others.',
      ],
    },
    {
      id: 'words',
      heading: 'Words you may hear',
      list: [
        'Vertebra: one bone of the spine.',
        'Disc: the cushion between two vertebrae.',
        'Facet joints: small joints at the back of the spine.',
        'Radiculopathy: a pinched or irritated nerve root.',
        'Sciatica: nerve pain that runs down the leg.',
        'Stenosis: a space that is too narrow.',
        'Myelopathy: trouble from pressure on the spinal cord.',
        'Spondylolisthesis: one vertebra that has slipped on another.',
        'Decompression: surgery that takes pressure off a nerve.',
        'Fusion: surgery that joins bones.',
        'Conservative care: treatment without surgery.',
      ],
    },
    {
      id: 'tests',
      heading: 'Tests in one line each',
      list: [
        'X-ray: bones and how they line up.',
        'MRI: nerves, discs and spinal cord. It uses no X-rays.',
        'CT: bones in fine detail.',
        'EMG: how well a nerve works.',
      ],
    },
  ],
  links: [
    { href: '/spine-anatomy', label: 'How the spine is built' },
    { href: '/resources/conditions', label: 'Spine condition guides' },
    { href: '/video-library', label: 'Find a topic' },
    { href: '/blog', label: 'Read the articles' },
  ],
  emergencyCard: true,
})
