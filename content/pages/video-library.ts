import { standardHelp } from '@/content/help'
import { textPage } from '@/content/page-schema'

export const videoLibrary = textPage({
  title: 'Video Library',
  description:
    'Eight spine topics, written scene by scene until films are made: discs, narrow canals, fusion, getting out of bed, lifting, MRI and warning signs.',
  heading: 'Video Library',
  lead: 'Eight short topics, told scene by scene. No films have been made yet, so these are the written versions.',
  inShort: [
    'Each topic takes about a minute to read.',
    'The scenes show what often happens. Your own spine may differ.',
    'If you have a sign from the card [“When to get help”](/video-library#when-to-get-help), stop reading and act on it.',
  ],
  sections: [
    {
      id: 'disc-herniates',
      heading: 'How a disc herniates and shrinks',
      body: [
        {
          steps: [
            'We see a disc in close-up. A tough outer ring holds a soft center.',
            'The ring tears, and some of the center pushes through. That is a herniated disc. In some people it hurts nowhere.[^MAYO]',
            'A nerve lies close by. When the disc irritates it, a leg or an arm may hurt, tingle or turn weak.',
            'Now months pass in fast motion, and the lump gets smaller. When one review put many studies together, this happened without surgery in about 63 of 100 people, with a range of 49 to 77. In about 37 of 100 it did not.[^REGR1] In a later review, most shrinking came within 6 months.[^REGR2]',
            'The last scene is a doctor’s room. New weakness, even slight, brings the patient in the same day. New bladder or bowel trouble means 911.',
          ],
        },
        '[Read the guide to herniated discs](/resources/conditions/herniated-disc).',
      ],
    },
    {
      id: 'narrow-canal',
      heading: 'Why a narrow canal hurts when you walk',
      body: [
        {
          steps: [
            'A man of 70 walks to his mailbox. Halfway there, his buttocks and legs begin to ache.',
            'We look inside his low back. Arthritis, a bulging disc and a thick ligament have narrowed the space for the nerves.[^NIAMS] This is stenosis.',
            'He sits down on a wall, and his legs feel better. At the store he leans on a cart, and that helps too. Pain that eases when you sit or bend forward is the typical pattern.[^SPORT-S4]',
            'He starts with exercise and physical therapy. Surgery comes up later, if his legs still hold him back and the scan matches.',
            'A warning closes the film. A foot that slowly starts to drag needs a check that day. A foot that drops suddenly, weakness in both legs, or new trouble with bladder or bowel means 911.',
          ],
        },
        '[Read the guide to spinal stenosis](/resources/conditions/spinal-stenosis).',
      ],
    },
    {
      id: 'fusion',
      heading: 'What a fusion does',
      body: [
        {
          steps: [
            'Two bones of the spine are shown, with a disc between them. Fusion will join them into one.',
            'The surgeon takes out the disc, sets a spacer in the gap and fixes the bones with screws. Bone graft is added so that new bone can grow.',
            'The calendar turns. The bone needs 3 to 4 months or more, and goes on healing for up to a year.[^MLP]',
            'The joined part no longer bends. The levels above and below still do. In some people they cause trouble later.[^ASP]',
            'Figures appear. In one study the bones failed to join in 14 of 100 people who did not smoke, and joined in 86. In people who kept smoking, they failed in 27 of 100 and joined in 73.[^GLASS]',
          ],
        },
        '[Read about fusion and its risks](/services/complex-spine-surgery).',
      ],
    },
    {
      id: 'artificial-disc',
      heading: 'What an artificial disc does',
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
      id: 'log-roll',
      heading: 'How to log-roll out of bed',
      body: [
        {
          steps: [
            'A woman lies on her back near the edge of the bed. She bends her knees, one after the other.',
            'She rolls onto her side, toward the edge. Shoulders and hips turn at the same time, like a log.',
            'She lets her lower legs slide over the edge. As they go down, she pushes herself up with her arms. Her back stays straight.',
            'She sits for a moment until she feels steady. Then she stands up by pushing with her legs.',
            'To lie down, the film runs backward: sit, lean onto the side, lift the legs, roll.',
            'The last scene is after surgery, when bending, lifting and twisting are limited.[^SSD] A nurse or therapist practices with her first.',
          ],
        },
        '[Read about the first two weeks at home](/blog/the-first-two-weeks-after-spine-surgery).',
      ],
    },
    {
      id: 'lifting',
      heading: 'How to lift',
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
      heading: 'What an MRI shows',
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
    {
      id: 'warning-signs',
      heading: 'Warning signs that cannot wait',
      body: [
        {
          steps: [
            'A hand dials 911, and the words on the screen say: go now. That holds for every sign in these scenes.',
            'A figure sits on a chair. The inner thighs, the bottom and the area between the legs light up. New numbness or tingling there, or an odd feeling when you wipe, is an emergency.',
            'Next comes a bathroom door. Go now if it is hard to start, stop or feel urine, if you leak, or if you lose control of your bowel.[^RFREE] Go now, too, for new loss of feeling during sex or a change in erections.',
            'Then we see two legs. Weakness in both, or pain or numbness down both, means go now. So does very bad new leg pain, or weakness that spreads or grows fast.',
            'A thermometer appears. Fever with very bad back or neck pain means go now. About half of people with an infection beside the spinal cord have no fever.[^SEA]',
            'A ladder lies on the ground. Bad back or neck pain after a major fall or crash means go now.',
            'A face droops on one side, one arm turns weak, or speech slurs. Call 911, even if it passes.[^BEFAST]',
            'At the end, a man holds his chest. Chest pain or trouble breathing means 911.',
          ],
        },
        '[Read the full list of signs](/blog/is-it-an-emergency).',
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
    reviewed: '2026-11-20',
    sources: [
      'REGR1',
      'SPORT-S4',
      'NIAMS',
      'BRINJ',
      'ASP',
      'CDA1',
      'TDR-R',
      'SEA',
      'BEFAST',
      'REGR2',
      'MLP',
      'GLASS',
      'MAYO',
      'KRAMES',
      'SSD',
      'UWP',
      'MLH',
      'RFREE',
    ],
    signOff: [
      'Stenosis care starts with exercise and physical therapy.',
      'A foot that slowly starts to drag needs a check the same day; one that drops suddenly means 911.',
      'How to log-roll, and the help of a nurse or therapist in learning it.',
      'What an MRI shows, that it uses no X-rays, and what to report before it.',
      'Neck swelling with trouble breathing or swallowing after neck surgery means 911; so do chest pain and trouble breathing.',
      'An artificial disc may not suit everyone; weak bones are one reason.',
      'How a fusion and a neck disc replacement are done.',
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
