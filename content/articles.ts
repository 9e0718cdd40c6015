import { z } from 'zod'
import { textPage, type TextPage } from '@/content/page-schema'

export type Article = TextPage & { slug: string }

function article(slug: string, page: Parameters<typeof textPage>[0]): Article {
  return {
    slug: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .parse(slug),
    ...textPage(page),
  }
}

export const articles: Article[] = [
  article('do-i-need-a-scan-for-back-pain', {
    title: 'Do I need a scan for back pain?',
    description:
      'Often, no. Learn why scans show harmless wear, when an X-ray or MRI does help, and what to ask before you have one.',
    heading: 'Do I need a scan for back pain?',
    lead: 'Often, no. A scan helps most when its answer would change your care.',
    sections: [
      {
        id: 'wear',
        heading: 'Why not scan everyone?',
        paragraphs: [
          'Scans show many things that do not hurt. Discs wear with age, in people with and without pain.',
          'Researchers pooled scans of people who had no pain. At age 20, 37 in 100 had worn discs. At age 80, it was 96 in 100. Bulging discs were found in 30 in 100 at age 20, and in 84 in 100 at age 80.',
          'So a finding on a scan is not a diagnosis. It has to fit your story and your exam.',
        ],
      },
      {
        id: 'time',
        heading: 'What often happens without a scan?',
        paragraphs: [
          'New back pain usually improves. Sciatica, the nerve pain that runs down a leg, usually settles in 4 to 6 weeks. Sometimes it takes longer.',
          'Even a herniated disc often shrinks by itself. In one review of studies, it did so in about 63 of 100 people who had no surgery. In about 37 of 100 it did not.',
        ],
      },
      {
        id: 'helps',
        heading: 'When does a scan help?',
        paragraphs: [
          'British guidance advises against routine scans outside specialist clinics. A scan makes more sense when leg pain has lasted 6 weeks or more and surgery is being weighed.',
          'If a sign on the emergency card fits you, do not wait for a scan. Get help now. These also call for a doctor, who may order a scan:',
        ],
        list: [
          'The same day: new weakness or numbness',
          'The same day: new pain or night pain, if you have had cancer',
          'The same day: pain after a major fall or crash',
          'Soon: clumsy hands or unsteady walking. If they change fast, get emergency care.',
        ],
      },
      {
        id: 'kinds',
        heading: 'Which scan shows what?',
        list: [
          'X-ray: bones and how they line up.',
          'MRI: nerves, discs and spinal cord. It uses no X-rays. Tell the staff about metal in your body, a pacemaker, or fear of tight spaces.',
          'CT: bones in fine detail.',
        ],
      },
      {
        id: 'ask',
        heading: 'What to ask first',
        list: [
          'What are you looking for?',
          'Would the result change what we do?',
          'What happens if we wait?',
          'Is this finding common at my age?',
        ],
      },
    ],
    links: [
      { href: '/blog/moving-with-back-pain', label: 'Next: moving with back pain' },
      { href: '/resources/conditions', label: 'Spine condition guides' },
      { href: '/resources/appointment-prep', label: 'Prepare for a visit' },
      { href: '/contact', label: 'Contact the office' },
    ],
    emergencyCard: true,
  }),
  article('moving-with-back-pain', {
    title: 'Moving with back pain',
    description:
      'How to keep moving when your back hurts: start small, sit, lift and sleep with less strain, and know when to get checked.',
    heading: 'Moving with back pain',
    lead: 'Keep moving, gently and often. Long rest is seldom the answer.',
    sections: [
      {
        id: 'first',
        heading: 'First, a safety check',
        paragraphs: [
          'Read the emergency card on this page. If a sign fits you, get help now. If you have had surgery, move only as your surgeon has cleared.',
        ],
      },
      {
        id: 'start',
        heading: 'Start small',
        paragraphs: [
          'Walking is a good first step. Go a short way at an easy pace. Rest, then go again later. Add a little when it feels easy. Heat may help you loosen up.',
          'Stop if pain shoots down an arm or leg, or if you feel numb or weak. Then ask a doctor before you go on.',
        ],
      },
      {
        id: 'why',
        heading: 'Why bother?',
        paragraphs: [
          'For back pain that lasts, guidelines put exercise near the top of the list. The gain is modest, but it is real. New back pain usually improves anyway. Moving helps you keep your life going meanwhile.',
          'In one trial, people had a walking program with teaching. They typically went 208 days until the next bout of back pain. Without the program it was 112 days.',
          'A common goal for adults is 150 minutes of moderate activity a week, plus strength work twice a week. You need not start there.',
        ],
      },
      {
        id: 'day',
        heading: 'Through the day',
        list: [
          'Sitting: feet flat, low back supported, elbows close. Set the top of the screen at eye level or just below.',
          'Breaks: get up and move every 30 to 60 minutes. No posture is right all day.',
          'Lifting: plan your path. Feet apart, knees bent, load close. Do not twist. Ask for help.',
          'Sleeping: try a pillow between your knees on your side, or under them on your back. In one trial, medium-firm mattresses did better than firm ones.',
        ],
      },
      {
        id: 'checked',
        heading: 'When to get checked',
        list: [
          'The same day: new weakness or numbness. Also new pain or night pain, if you have had cancer.',
          'Soon: pain that keeps you from daily life.',
          'If nothing has changed: see a doctor when leg or arm pain has not eased after about 6 weeks.',
        ],
      },
    ],
    links: [
      { href: '/blog/do-i-need-a-scan-for-back-pain', label: 'Do I need a scan for back pain?' },
      { href: '/services/non-surgical-treatments', label: 'Treatments without surgery' },
      { href: '/resources/conditions', label: 'Spine condition guides' },
      { href: '/contact', label: 'Contact the office' },
    ],
    emergencyCard: true,
  }),
]
