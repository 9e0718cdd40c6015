import { condition } from '@/content/condition-schema'
import { standardHelp } from '@/content/help'

export const facetArthritis = condition({
  slug: 'facet-arthritis',
  title: 'Facet Arthritis: Worn Small Joints of the Back',
  description:
    'The small joints at the rear of the spine can wear and ache. Why no single test proves it, and what studies say about injections and heat treatment.',
  name: 'Facet arthritis',
  alsoCalled: ['Facet joint pain', 'Facet syndrome', 'Arthritis of the back'],
  structured: {
    signs: ['An ache in the low back'],
    treatments: ['Exercise', 'Medicine', 'Injection into the joint', 'Radiofrequency ablation'],
  },
  summary: 'A low back ache that may be worse when you lean back or twist.',
  heading: 'Facet arthritis',
  lead: 'Facet arthritis is wear in the small joints at the back of the spine. It can ache, but no single test proves that these joints are the source. Exercise comes first.',
  inShort: [
    'It is one of several sources of low back pain, and hard to prove.',
    'Exercise comes first. Numbing tests come later, and only if they would change your care.',
    'For injections and heat treatment, studies disagree.',
    'Surgery is rarely done for facet pain alone.',
  ],
  region: 'low-back',
  levels: ['L4', 'L5', 'S1'],
  levelsNote:
    'The lowest part of the back is lit, because it often wears the most. Other levels can wear too, and wear on a scan does not prove that it hurts.',
  sections: [
    {
      id: 'what',
      heading: 'What are facet joints?',
      body: [
        'Behind each disc sit two small joints, one on each side. They guide how your back bends and turns. Like a knee or a knuckle, they can wear, and that is called facet arthritis.',
        'They are thought to drive the pain in 15 to 45 of 100 people with long-lasting low back pain.[^LAKE] In the other 55 to 85, something else does. The wide range shows how hard it is to be sure.',
      ],
    },
    {
      id: 'feels',
      heading: 'What does it feel like?',
      body: [
        'Many people feel an ache in the low back. It is often worse when they lean back or twist, as when they reach into a high cabinet or look over a shoulder in the car.',
        'Stabbing or burning pain, tingling or numbness in a leg points to a nerve instead.[^NHSW] That is [sciatica](/resources/conditions/sciatica). If numbness or weakness is new, be seen the same day. If it spreads, grows fast or is in both legs, call 911.',
      ],
    },
    {
      id: 'why',
      heading: 'Why do the joints wear?',
      body: [
        'Age is one reason. When a disc gets thinner, the joints behind it may have to carry more.',
        'Wear alone does not mean pain. Many people without pain have [worn discs on a scan](/resources/conditions/degenerative-disc-disease#what).[^BRINJ] A worn joint on a scan is no proof either.',
      ],
    },
    {
      id: 'diagnosis',
      heading: 'How is it found?',
      body: [
        'There is no single test for it.[^COHEN] Your story and the exam come first.',
        {
          terms: [
            [
              'Scans',
              'They can show worn joints, but not pain. Read [whether you need a scan](/blog/do-i-need-a-scan-for-back-pain).',
            ],
            [
              'Numbing block',
              'A numbing drug is placed by the tiny nerves of the joint. If your pain fades for some hours, the joint may be the source. The result guides the next step.[^COHEN]',
            ],
          ],
        },
        'A panel of experts calls nearly all parts of this field debated.[^COHEN]',
      ],
    },
    {
      id: 'now',
      heading: 'What can I do now?',
      body: [
        'Check the card “When to get help” first. If none of its signs fits you, start here:',
        {
          list: [
            'Walk. A walking program with teaching cut flare-ups of back pain in a trial; [here are the numbers](/resources/conditions/degenerative-disc-disease#treatment).[^WALK]',
            'Note for a week which moves hurt. Ease off those, but do not stop moving.',
            'Move what you use often to waist height, so that you need not lean back to reach it.',
            'Ask a pharmacist or doctor before you take a pain pill.',
          ],
        },
      ],
    },
    {
      id: 'treatment',
      heading: 'How is it treated, step by step?',
      body: [
        {
          terms: [
            [
              '1. Exercise',
              'A US guideline on long-lasting low back pain starts with exercise and other care without drugs.[^ACP] The benefit is modest.[^AAFP-LBP]',
            ],
            [
              '2. Medicine',
              'Anti-inflammatory pills are the first kind it names.[^ACP] They are not safe for everyone, so ask first.',
            ],
            [
              '3. Injection into the joint',
              'In a study of 50 people, 52 of 100 had lost more than half of their pain after 3 months, and 48 had not.[^FJI] There was no other group to compare with. British guidance is against spinal injections for low back pain.[^NICE-S] Experts still debate steroids in the joint.[^LAKE]',
            ],
            [
              '4. Heat treatment of the nerve',
              'Radiofrequency ablation uses heat on the tiny nerves. It is for people whose pain faded with numbing blocks. The nerves can grow back.',
            ],
          ],
        },
        'On heat treatment, studies point two ways. In three Dutch trials with 681 people, adding it to exercise made no meaningful difference at 3 months. For facet pain the gain was 0.18 points on a scale from 0 to 10.[^MINT] Critics dispute how those trials chose and treated people. Reports without a comparison group describe relief for 6 to 12 months, possibly longer, after good test blocks.[^RFA-O]',
        { note: 'It helps some people who were tested with care. No one can promise that it will help you.' },
        'Read how a [facet injection](/services/non-surgical-treatments#facet-joint-injections) and [radiofrequency ablation](/services/non-surgical-treatments#radiofrequency-ablation) are done.',
      ],
    },
    {
      id: 'surgery',
      heading: 'When is surgery considered?',
      body: [
        'For facet pain alone, surgery is rarely done. It would be a fusion: joining two bones so that the joint between them stays still.',
        'The case for it is an idea: a joint that does not move may hurt less. The case against it is the lack of proof. Our sources have no trial figures on fusion for facet pain, and the British guideline does not advise fusion for low back pain outside a study.[^NICE-S] Practice in the United States is often broader. Bones [do not always join](/resources/conditions/spondylolisthesis#surgery), and [every operation has risks](/blog/risks-in-plain-numbers).',
        'It is different when worn facets help to cause another problem. Arthritis can narrow the canal around the nerves ([spinal stenosis](/resources/conditions/spinal-stenosis)).[^NIAMS] It can also let a bone slip ([spondylolisthesis](/resources/conditions/spondylolisthesis)). In those cases, surgery treats the tight canal or the slip.',
      ],
    },
    {
      id: 'outlook',
      heading: 'What can I expect?',
      body: [
        'Worn joints do not become new again. Even so, pain can rise and fall while the picture stays the same.',
        'If a treatment helps you, ask how long that may last, and what to do if the pain returns.',
      ],
    },
    {
      id: 'questions',
      heading: 'What should I ask at the visit?',
      body: [
        {
          list: [
            'Why do you think that my facet joints are the source? How sure are you?',
            'Have I tried exercise long enough, and the right kind?',
            'How many numbing blocks would I have, and what result would count as a yes?',
            'What do you make of the trials that found no gain from heat treatment?',
            'What are the risks and costs for me, and does my plan need to approve it first?',
          ],
        },
      ],
    },
  ],
  links: [
    { href: '/services/non-surgical-treatments', label: 'Treatments without surgery, and the evidence' },
    { href: '/blog/moving-with-back-pain', label: 'How to move when your back hurts' },
    {
      href: '/resources/conditions/degenerative-disc-disease',
      label: 'Worn discs: degenerative disc disease',
    },
    { href: '/resources/conditions/si-joint-pain', label: 'SI joint pain, which can feel alike' },
    { href: '/blog/how-to-read-your-mri-report', label: 'How to read your MRI report' },
  ],
  health: {
    reviewed: '2026-11-20',
    sources: [
      'LAKE',
      'COHEN',
      'MINT',
      'RFA-O',
      'FJI',
      'BRINJ',
      'NIAMS',
      'NHSW',
      'AAFP-LBP',
      'ACP',
      'NICE-S',
      'WALK',
    ],
    signOff: [
      'Two facet joints sit behind each disc and guide how the back bends and turns.',
      'The ache is often worse on leaning back or twisting.',
      'Age and lost disc height lead to facet wear; the lowest levels often wear most.',
      'First care is exercise and anti-inflammatory medicine, which is not safe for everyone.',
      'Numbing block in words: a numbing drug at the joint’s small nerves, with an effect of some hours.',
      'Radiofrequency ablation in words: heat on the small nerves, after blocks; the nerves can grow back.',
      'Critics dispute the selection and technique of the Dutch trials.',
      'Surgery is rarely done for facet pain alone; the idea behind fusion is that a still joint may hurt less; US practice on fusion is broader than the British guideline.',
      'After an injection: fever or growing pain is seen the same day; new weakness, numbness or loss of sight is an emergency.',
      'Home: keep often-used items at waist height.',
      'Pain can rise and fall while the picture stays the same.',
      'Unexplained weight loss with back pain is a reason to be seen the same day.',
      'Card: any new weakness is “now” for someone with a cancer, or soon after spine surgery or an injection.',
      'Card: fever with mild back or neck pain is a same-day sign; with very bad pain or new weakness or numbness it is “now”.',
      'Card: a foot that suddenly drops is “now”, one that drags or slaps is “same day”.',
      'Card: clumsy hands or unsteady steps that came on slowly are “same day”, a fast change is “now”.',
      'Card: very bad new leg pain, or new pain, tingling or numbness in both legs, is “now”.',
    ],
    help: {
      emergency: [
        ...standardHelp.emergency,
        'An odd feeling when you wipe, new loss of feeling during sex, or a new change in erections',
        'Very bad new leg pain, or new pain, tingling or numbness in both legs',
        'Any new weakness, if you have or had cancer, or soon after spine surgery or an injection in your back or neck',
        'A foot that suddenly drops, or hands that turn clumsy fast',
        'Fever along with new weakness or numbness',
        'New numbness or loss of sight after an injection in your back',
      ],
      soon: [
        'Fever or growing pain in the days after an injection in your back',
        ...standardHelp.soon,
        'A foot that drags or slaps, even if it came on slowly',
        'Clumsy hands or unsteady steps, even if they came on slowly and do not hurt',
        'Fever along with back or neck pain, even if the pain is mild',
      ],
      routine: [
        'A back ache that has lasted for weeks in spite of staying active',
        'Pain when you lean back or twist that keeps you from work or sleep',
        'A second look before an injection, heat treatment or fusion',
      ],
    },
  },
})
