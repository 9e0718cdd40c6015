import { standardHelp } from '@/content/help'
import { textPage } from '@/content/page-schema'
import { videos } from '@/content/videos'

const written = ['BRINJ', 'CDA1', 'KRAMES', 'MLH', 'TDR-R', 'UWP'] as const
const scenes = videos.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.scenes))

export const videoLibrary = textPage({
  title: 'Video Library',
  description:
    'Short silent films on the spine, with large words in the picture: discs, narrow canals, sciatica, fusion, getting out of bed, and warning signs.',
  heading: 'Video Library',
  lead: 'Short drawn films, each a minute or a little more. They have no sound. You read the words in the picture, or the whole film below it.',
  inShort: [
    'Nothing plays until you press play. You can stop at any time.',
    'The films show what often happens. Your own spine may differ.',
    'If you have a sign from the card [“When to get help”](/video-library#when-to-get-help), stop watching and act on it.',
  ],
  sections: [
    {
      id: 'artificial-disc',
      heading: 'To read: what an artificial disc does',
      body: [
        {
          steps: [
            'A worn disc in the neck is seen from the side. The surgeon reaches it from the front and puts a moving part in its place.',
            'Two necks nod side by side. One has the new disc, and that level moves. The other has a fusion, and that level stays still. Neither is right for everyone.',
            'In 11 trials on the neck, success was more common with the new disc. Problems at the levels next to it were fewer.[^CDA1] In the low back, studies have not proven it better than fusion.[^TDR-R]',
            'The patient wakes up. A sore throat, a hoarse voice or trouble swallowing can follow.[^KRAMES] A swollen neck with trouble breathing or swallowing means 911.',
            'The last scene says that it may not suit everyone. Weak bones are one reason to ask about.',
          ],
        },
        '[Read about disc replacement](/services/disc-replacement).',
      ],
    },
    {
      id: 'lifting',
      heading: 'To read: how to lift',
      body: [
        {
          steps: [
            'A box stands on the floor. Before he touches it, the man looks where it will go and clears the way.',
            'He stands close, with his feet as wide apart as his shoulders. He bends his knees.',
            'The camera moves to the side. He holds the box close to his body and rises with his legs.',
            'To turn, he takes small steps. His feet turn, and his back does not twist.[^UWP]',
            'A second box will not budge. He stops and asks for help.',
            'Last, a woman a few weeks after surgery. Early limits are commonly 5 to 10 pounds. A gallon of milk weighs about that much.[^MLH] Her own sheet names her limit, and she keeps to it.',
          ],
        },
        '[More on lifting at work and at home](/blog/lifting-at-work-and-at-home).',
      ],
    },
    {
      id: 'mri',
      heading: 'To read: what an MRI shows',
      body: [
        {
          steps: [
            'At the door, a staff member asks about metal, a pacemaker and fear of tight spaces. If one of these is true for you, say so before you go in.',
            'The table slides into the tube. MRI uses no X-rays.',
            'The pictures appear. The doctor points to the discs, the nerves and the cord.',
            'Now 100 people of age 80 come in. None of them has pain. A disc bulges in 84 of them, and in 16 it does not. Among people of age 20 it bulges in 30, and in 70 it does not.[^BRINJ]',
            'The doctor puts the picture next to the exam. Only when the two match does the finding count for much.',
          ],
        },
        '[Learn to read your MRI report](/blog/how-to-read-your-mri-report).',
      ],
    },
  ],
  links: [
    { href: '/spine-education', label: 'The spine in five minutes' },
    { href: '/spine-anatomy', label: 'The spine in drawings' },
    { href: '/resources/conditions', label: 'Find a guide from what you feel' },
    { href: '/post-operative-care', label: 'Care for yourself after surgery' },
  ],
  health: {
    reviewed: '2026-11-22',
    sources: [...new Set([...written, ...scenes.flatMap(({ sources }) => sources)])],
    signOff: [
      ...videos.flatMap(({ signOff }) => signOff),
      'What an MRI shows, that it uses no X-rays, and what to report before it.',
      'Neck swelling with trouble breathing or swallowing after neck surgery means 911; so do chest pain and trouble breathing.',
      'An artificial disc may not suit everyone; weak bones are one reason.',
      'How a neck disc replacement is done.',
    ],
    help: {
      emergency: [
        ...standardHelp.emergency,
        'Chest pain or pressure, or trouble breathing',
        'A drooping face, weakness on one side or trouble speaking that starts suddenly, even if it passes',
        'Neck swelling with trouble breathing or swallowing after neck surgery',
      ],
      soon: standardHelp.soon,
      routine: standardHelp.routine,
    },
  },
})
