import { textPage } from '@/content/page-schema'

export const blog = textPage({
  title: 'Articles on Spine Health',
  description:
    'Plain articles on back and neck pain, scans, injections, surgery and recovery, with counts from published studies and their sources.',
  reviewed: '2026-11-20',
  heading: 'Articles',
  lead: 'Each article takes one question that people bring to a spine visit and answers it in plain words. Most take about five minutes to read.',
  sections: [
    {
      id: 'how-written',
      heading: 'How the articles are written and checked',
      body: [
        'Each article rests on published studies, guidelines and pages of health agencies and hospitals. They are listed at its end, and a small mark in the text shows where a number comes from. The sources were read in excerpts or as summaries, not in full. You also see the day when the article was last checked against them.',
        {
          list: [
            'Numbers are given as plain counts of people, such as how many in 100, and the other side is told too.',
            'Where we know that studies disagree, or that the answer is not known, the article says so.',
            'Where a statement rests on common practice and not on a study, the words are careful. The surgeon must review and approve it, and until then the page says so.',
            'No article names a dose or tells you to start or stop a medicine.',
            'There are no ads, and no one pays to be named.',
          ],
        },
        'If you find a mistake, please tell the office or bring it up at your visit.',
      ],
    },
    {
      id: 'how-to-read',
      heading: 'How to use them',
      body: [
        'Counts tell what happened to groups of people. They cannot tell what will happen to you. Note what fits you and what does not, and take your questions to someone who can examine you. For new bladder or bowel trouble, numbness between your legs, or weakness that grows fast, put the article away and call 911. [Is it an emergency?](/blog/is-it-an-emergency) names the other signs.',
        'If you use a news reader, new articles appear in the [RSS feed](/feed.xml). It needs no e-mail address and no account.',
      ],
    },
  ],
  links: [
    { href: '/resources/conditions', label: 'Guides to spine conditions' },
    { href: '/spine-education', label: 'How the spine works' },
    { href: '/resources/faq', label: 'Short answers to common questions' },
    { href: '/resources/appointment-prep', label: 'Get ready for a visit' },
  ],
})
