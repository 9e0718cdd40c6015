import { article } from '@/content/article-schema'
import { standardHelp } from '@/content/help'

export const doINeedAScanForBackPain = article({
  slug: 'do-i-need-a-scan-for-back-pain',
  published: '2026-11-20',
  topics: ['tests-and-scans', 'understanding-pain'],
  title: 'Do I need a scan for back pain?',
  description:
    'Often, no. See why scans show wear even in people with no pain, which signs need a doctor first, and what to ask before you have one.',
  heading: 'Do I need a scan for back pain?',
  lead: 'Often, no. A scan helps most when its answer would change your care. A few signs cannot wait, and they come first on this page.',
  inShort: [
    'Scans find wear in most older people, even in those with no pain.[^BRINJ]',
    'A scan makes sense when the result would change what you do next.',
    'Some signs need emergency care first. The doctors there choose the scan.',
  ],
  sections: [
    {
      id: 'first',
      heading: 'Signs that come before any scan',
      body: [
        'Call 911 or go to the emergency room now for any of these. Do not wait for a scan to be booked.',
        {
          list: [
            'New trouble passing urine or stool, or holding it, or you cannot tell that your bladder is full',
            'Numbness or tingling around your genitals, bottom or inner thighs, or an odd feeling when you wipe',
            'New loss of feeling during sex, or a new change in erections',
            'Weakness that spreads or gets worse fast, weakness in both legs, or legs that turn heavy or stumble',
            'Very bad new leg pain, or new pain, tingling or numbness down both legs',
            'Hands, balance or walking that change suddenly or get worse fast',
            'Fever with very bad back or neck pain',
            'Bad back or neck pain after a major fall or crash',
          ],
        },
        'Fever is missing in about half of people who have an infection of the spine.[^SEA] The risk is higher with diabetes, kidney disease, a weak immune system, injected drugs or a recent spine procedure.[^SEA] If that is you, get seen the same day for very bad new back or neck pain, even without a fever.',
      ],
    },
    {
      id: 'wear',
      heading: 'Why not scan everyone, to be safe?',
      body: [
        'Because scans show so much that does not hurt. Researchers pooled scans of people who had no pain at all. This is what they saw:',
        {
          table: {
            caption: 'Out of 100 people without pain[^BRINJ]',
            head: ['Age', 'Had worn discs', 'Had no worn discs', 'Had a bulging disc', 'Had no bulging disc'],
            rows: [
              ['20', '37', '63', '30', '70'],
              ['80', '96', '4', '84', '16'],
            ],
          },
        },
        'So a scan of an older back will very likely show wear. The wear may well have been there before the pain began. A finding counts when it fits your story and your exam.',
        'A scan that you do not need can also bring a bill, and worry over words that may mean little.',
      ],
    },
    {
      id: 'weeks',
      heading: 'What often happens without one?',
      body: [
        'New back pain usually improves, whatever is done.[^AAFP-LBP] Sciatica is nerve pain that runs down a leg. It usually settles in 4-6 weeks, though it can take longer.[^NHSW]',
        'Even a herniated disc, one whose soft center has pushed out, often shrinks. In one pooled study it shrank without surgery in about 63 of 100 people. In about 37 of 100 it did not. The range given was 49 to 77.[^REGR1] A later review put it at about 70 of 100, mostly within 6 months. In about 30 it did not shrink.[^REGR2]',
        'These figures count what was seen on scans, and not how people felt. They are averages of groups. No one can tell from them how your own back will do.',
      ],
    },
    {
      id: 'helps',
      heading: 'When is it time to talk about a scan?',
      body: [
        'Get seen the same day for these. The doctor decides whether a scan is needed, and how soon:',
        {
          list: [
            'New weakness or numbness, even if it is slight.',
            'New pain or night pain, if you have had cancer.',
            'Back pain along with weight loss that you cannot explain.',
            'Sudden pain in the middle or low back, even with no fall, if you are older, have weak bones or take steroid medicine. An X-ray may show a [compression fracture](/resources/conditions/compression-fracture).',
            'New back pain after a fall, even a small one.',
            'Newly clumsy hands or unsteady walking, even if it came on slowly. The cord in your neck may be pressed. If it came on suddenly or changes fast, or your bladder or bowel changes, call 911 or go to the emergency room.',
          ],
        },
        'Talk about a scan at an ordinary visit for these:',
        {
          list: [
            'Leg or arm pain that has not eased after about 6 weeks. One trial of disc surgery took only people with at least 6 weeks of leg pain and a scan that matched.[^SPORT-D2]',
            'A planned operation or other procedure. Your surgeon needs to see what is there.',
          ],
        },
        'For back pain or sciatica without such signs, British guidance advises against routine scans outside specialist clinics.[^NICE-S] Some doctors in the United States order them more readily.',
      ],
    },
    {
      id: 'kinds',
      heading: 'Which test shows what?',
      body: [
        {
          terms: [
            ['X-ray', 'Bones and how they line up. Taken standing, it can show a slip or a curve.'],
            ['MRI', 'Nerves, discs and the spinal cord. It uses no X-rays.'],
            ['CT', 'Bones in fine detail.'],
            ['EMG', 'No picture. It tests how a nerve and its muscle work.'],
          ],
        },
        'Before an MRI, tell the staff about metal in your body, a pacemaker, or fear of tight spaces. Ask for your pictures on a disc as well as the written report. Then you can show them to any doctor you choose.',
      ],
    },
    {
      id: 'no',
      heading: 'If your doctor says “not yet”',
      body: [
        '“Not yet” should come with a plan. Before you leave, agree on three things: what you do for the pain now, what would change the plan, and the date of your next check.',
        'If a warning sign comes up, do not wait for that date. Otherwise, the usual advice is to keep [moving gently](/blog/moving-with-back-pain). If you have had a scan already, [this guide to the report](/blog/how-to-read-your-mri-report) explains its words.',
      ],
    },
    {
      id: 'ask',
      heading: 'Take these questions with you',
      body: [
        {
          checklist: 'scan-questions',
          items: {
            looking: 'What are you looking for?',
            change: 'Would the result change what we do?',
            wait: 'What could happen if we wait some weeks?',
            age: 'Is what you may find common at my age?',
            which: 'Which test answers my question, and why that one?',
            cost: 'Does my plan have to approve it first, and what will I pay?',
          },
        },
        { blanks: ['My plan until the next check', 'I come back sooner if', 'Date of the next check'] },
      ],
    },
  ],
  links: [
    { href: '/blog/how-to-read-your-mri-report', label: 'How to read your MRI report' },
    { href: '/blog/moving-with-back-pain', label: 'Moving with back pain' },
    { href: '/resources/conditions/sciatica', label: 'Guide: sciatica' },
    { href: '/resources/appointment-prep', label: 'Prepare for a visit' },
  ],
  related: ['how-to-read-your-mri-report', 'moving-with-back-pain', 'is-it-an-emergency'],
  health: {
    reviewed: '2026-11-20',
    sources: ['BRINJ', 'REGR1', 'SPORT-D2', 'NHSW', 'AAFP-LBP', 'SEA', 'NICE-S', 'REGR2'],
    signOff: [
      'Very bad new back pain with a risk factor for spinal infection: seen the same day even without fever.',
      'Weight loss that cannot be explained, along with back pain, is seen the same day.',
      'An X-ray may show a compression fracture; sudden mid or low back pain in older people, with weak bones or steroid medicine, and new back pain after any fall, are seen the same day.',
      'Clumsy hands or unsteady walking, if new: seen the same day; sudden or fast change: 911.',
      'Very bad new leg pain, or pain down both legs, counts as “now”.',
      'Some doctors in the United States order scans more readily than British guidance advises.',
      'The wear on a scan may well be older than the pain.',
      'What X-ray (standing: slip, curve), MRI, CT and EMG show; what to report before an MRI.',
    ],
    help: {
      ...standardHelp,
      soon: [
        ...standardHelp.soon,
        'Sudden pain in your mid or low back, even with no fall, if you are older, have weak bones or take steroid medicine',
        'New back pain after any fall',
        'Very bad new back or neck pain, even without a fever, if you have diabetes, kidney disease or a weak immune system, inject drugs, or had a spine procedure lately',
      ],
    },
  },
})
