import { textPage } from '@/content/page-schema'

export const reviews = textPage({
  title: 'Patient Reviews',
  description:
    'Sample stories by procedure, how real patient reviews will be gathered with written consent, and how to judge reviews of any surgeon.',
  reviewed: '2026-11-20',
  heading: 'Reviews',
  lead: 'What you see here now are samples, made up to show the page. Real reviews will follow the rules below, and no review can tell you how your own care will go.',
  sections: [
    {
      id: 'samples',
      heading: 'Why are there samples?',
      body: [
        'They show how the page works until patients have agreed to share real ones. No patient wrote them. The names say “Sample Patient”, and each one is marked. All of them have high marks, because they only fill the space. Real reviews may look quite different.',
        'When real reviews come, the samples go.',
      ],
    },
    {
      id: 'rules',
      heading: 'How will real reviews be gathered and checked?',
      body: [
        'These rules hold for every real review that appears here:',
        {
          list: [
            'Each review comes from a patient of this practice, and our staff check that it does.',
            'The patient agrees in writing to each thing that is shown: the words, the name or initials, the procedure. Saying no changes nothing about your care.',
            'You can take your consent back at any time. Then we take the review off this site.',
            'No one is paid for a review, in money, gifts or lower bills. No one is pushed to write, and staff and their families do not write.',
            'Critical reviews count as much as kind ones. None is left out because of its stars.',
            'We do not change what a review means. We may fix a typing error or leave out a private detail. If a text has to be shorter, its writer sees the short form first and agrees to it.',
            'Each one says how long after treatment it was written. Six weeks and two years can read very differently.',
          ],
        },
      ],
    },
    {
      id: 'law',
      heading: 'What does the law say?',
      body: [
        'Fake reviews are against the law. A rule of the Federal Trade Commission (16 CFR Part 465) bans reviews by people who do not exist or who never had the service. It bans paying for reviews that must be good, or that must be bad. It also bans threats to make a bad review go away. The samples here are marked so that no one takes them for patients. They tell you nothing about this practice.',
      ],
    },
    {
      id: 'judge',
      heading: 'How should you read reviews of any surgeon?',
      body: [
        {
          list: [
            'Look for details. Were the risks explained? Was there time for questions? Did someone call back when a problem came up?',
            'Look for your own problem. A story about a neck says little about a low back.',
            'Read the middle marks. They often say both what went well and what did not.',
            'Read how the practice takes complaints. A calm reply that keeps the patient’s details private is a good sign.',
            'Be careful where all is praise, where many reviews came in one week, or where a result is promised.',
            'Think of those who did not write. Many patients never post anything.',
          ],
        },
        'Stars may tell more about waiting times and kindness than about care. Both matter, but neither measures skill. For that, [check the license and the training](/credentials). Then ask the surgeon: How often do you do this? How did your patients do, and how did you count? The [list of questions](/resources/appointment-prep#questions) has more.',
      ],
    },
    {
      id: 'results-vary',
      heading: 'Why can your result differ?',
      body: [
        'Two people with the same operation can do very differently. Their nerves, bones, health, work and help at home are not the same. A story is true for the one who lived it. To see what happens to many people, read [what studies found about the risks](/blog/risks-in-plain-numbers), with both sides of each number.',
      ],
    },
    {
      id: 'privacy',
      heading: 'What if you post a review on another site?',
      body: [
        'You are free to. Once it is public, anyone can read and copy it, and it may stay for good. Leave out your birth date, your record number, photos of your papers, and what you want to keep to yourself. Your own name is your choice.',
        'If we answer, we do not say that you are our patient, and we do not talk about your care. The law on health privacy binds us, even when a post tells the whole story. Please do not use a review to ask for help with your health, because it may not be seen in time. In an emergency, call 911.',
      ],
    },
    {
      id: 'leave',
      heading: 'How can you leave a review here?',
      body: [
        'Ask at the office. You can write at home, in your own time and words. You sign the consent form only if you want your words shown. You do not have to write at all.',
        'Did something go wrong? Please tell us, so that we can try to put it right. You can turn to the state at any time, too: see the [notice on the Medical Board](/legal/medical-board).',
      ],
    },
  ],
  links: [
    { href: '/credentials', label: 'How to check a surgeon’s license and training' },
    { href: '/resources/appointment-prep', label: 'Questions to ask at your visit' },
    { href: '/blog/getting-a-second-opinion', label: 'How to get a second opinion' },
    { href: '/legal/privacy-policy', label: 'How this site treats your data' },
  ],
})
