import { article } from '@/content/article-schema'
import { standardHelp } from '@/content/help'

export const whatSteroidInjectionsCanAndCannotDo = article({
  slug: 'what-steroid-injections-can-and-cannot-do',
  published: '2026-11-20',
  topics: ['treatment-choices', 'understanding-pain'],
  title: 'What steroid injections can and cannot do',
  description:
    'A steroid shot near the spine may ease a pinched nerve for a time. What studies found, for whom it did little, the risks, and a diary to fill in.',
  heading: 'What steroid injections can and cannot do',
  lead: 'For a pinched nerve, a steroid shot gives some people less pain for weeks to a few months. It does not mend the disc or widen the canal.',
  inShort: [
    'It may help most with arm or leg pain from a pinched nerve, for up to 3 months.[^AAN]',
    'For stenosis in the low back (a tight canal), a large review found no clear pain benefit.[^AAN]',
    'Most problems after a shot are minor.[^AAN][^AAN-N] A few, though rare, are grave.[^FDA] Ask about your own risks.',
  ],
  sections: [
    {
      id: 'kinds',
      heading: 'Two kinds, often mixed up',
      body: [
        {
          terms: [
            [
              'Epidural',
              'The needle goes to the space around the nerves. The aim is to calm a nerve root that hurts down an arm or leg.',
            ],
            [
              'Facet joint',
              'The needle goes into or near a small joint at the back of the spine. The target is back or neck pain from [worn joints](/resources/conditions/facet-arthritis).',
            ],
          ],
        },
        'Both often hold two drugs. A numbing drug works fast and wears off soon. The steroid works against swelling, and more slowly. Ask which drugs you would get, and where they go.',
      ],
    },
    {
      id: 'can',
      heading: 'What it can do',
      body: [
        'Think of 100 people with a pinched nerve who get the steroid, and 100 who do not. In a 2025 review of 90 trials, about 24 more people did well with it, for up to 3 months.[^AAN][^AAN-N] So about 4 people are treated for 1 to gain. For the other 76 of 100, it made no such difference.',
        'Another review pooled 25 studies with 2,740 people. Leg pain and disability were slightly better than with a placebo (a dummy shot), in the short term. It called the effect small.[^COCH-ESI] So the two reviews agree that it helps some people, and differ on how much.',
        'Some weeks of relief can still be worth having. They may let you sleep, walk and do your exercises while [the nerve settles](/resources/conditions/sciatica#outlook).',
        {
          claim: 'epiduralEffectiveness',
          caveat:
            'The practice states this figure. The reviews above do not bear it out as a general figure. Ask what it counts, for whom, and for how long.',
        },
      ],
    },
    {
      id: 'cannot',
      heading: 'What it cannot do',
      body: [
        {
          table: {
            caption: 'Hopes, and what the studies say',
            head: ['The hope', 'What was found'],
            rows: [
              ['It fixes the cause', 'It does not change the disc, the bone or the tight canal.'],
              ['It lasts for years', 'Relief of pain in the long term is unproven.[^AAN]'],
              [
                'It helps stenosis',
                'No clear pain benefit in the low back.[^AAN] In one study, good relief came to 54 of 100 people with the steroid, and not to 46. With numbing drug alone, it came to 56 and not to 44.[^MENG]',
              ],
              [
                'It helps low back pain alone',
                'British guidance advises against spinal injections for this.[^NICE-S]',
              ],
              [
                'A facet shot settles joint pain',
                'Experts still debate steroid in these joints.[^LAKE] In a study of 50 people, about half (52 of 100) had lost over half of their pain at 3 months, and 48 had not. There was no group to compare with.[^FJI]',
              ],
            ],
          },
        },
        {
          claim: 'facetEffectiveness',
          caveat:
            'The practice states this figure. The one small study above found less. The shot may help to confirm where the pain comes from. Relief varies and may be short.',
        },
      ],
    },
    {
      id: 'harm',
      heading: 'What can go wrong?',
      body: [
        'With epidural steroids, studies found problems in about 2 to 17 of 100 people, mostly minor. About 83 to 98 had none.[^AAN][^AAN-N]',
        'Rarely, people have lost their sight, had a stroke, been paralyzed or died. The FDA, which oversees medicines, warned of this in 2014. It has not approved steroids for this use.[^FDA] Doctors may still give them. You have a right to know this before you say yes.',
        'A needle can also cause bleeding, infection or harm to a nerve. If you have new weakness or numbness, loss of sight or a very bad headache after a shot, call 911 or go to the emergency room now. A fever, or pain that grows, is seen the same day. A fever with very bad pain means the emergency room. The [card](/blog/what-steroid-injections-can-and-cannot-do#when-to-get-help) has every sign.',
      ],
    },
    {
      id: 'tell',
      heading: 'What to tell them before the day',
      body: [
        {
          list: [
            'Blood thinners, and why you take them. Stopping one can be dangerous, above all with a recent stent.[^TSACO] The doctor who prescribes it helps to decide. Never stop it on your own.',
            'Diabetes. Ask what a steroid may do to your blood sugar, and what to watch.',
            'A fever, an infection or antibiotics now.',
            'Allergies to drugs, X-ray dye or latex.',
            'Pregnancy, or the chance of it.',
            'Earlier steroid shots, in any joint. Bring the dates.',
          ],
        },
      ],
    },
    {
      id: 'visit',
      heading: 'How does the visit go?',
      body: [
        'It is often a short visit, and you go home the same day. For the low back, you may lie on your belly while the doctor cleans and numbs your skin. An X-ray view often guides the needle. You may feel pressure. If pain shoots down an arm or leg, say so at once.',
        'Many people are sore for a day or two. Bring someone to drive you home, unless you were told that you may drive. Ask what you may feel in the first hours, and when to return to work and exercise.',
      ],
    },
    {
      id: 'decide',
      heading: 'Questions that help you decide',
      body: [
        {
          list: [
            'Is the shot meant to treat my pain, or to find where it comes from?',
            'Does my scan match the nerve that hurts?',
            'Out of 100 people like me, how many gain, by how much, and until when?',
            'What are my own risks in the neck, or in the low back?',
            'If it helps, what do I do with the good weeks? If not, what comes next?',
            'How many shots a year would you give, and why that many?',
          ],
        },
        'Waiting is an answer, too. Sciatica usually settles in 4-6 weeks, sometimes longer.[^NHSW] [Surgery or waiting](/blog/surgery-or-waiting) can help you place a shot between the two. If you have a warning sign from the card, no shot should delay your care.',
      ],
    },
    {
      id: 'diary',
      heading: 'Keep a diary of the shot',
      body: [
        'What happens in the first hours may hint at the source of your pain. The weeks after may show whether the steroid helped. Bring this to your next visit.',
        {
          table: {
            caption: 'After my injection',
            head: ['When', 'Pain, 0 to 10', 'What I could do'],
            rows: [
              ['Just before', '', ''],
              ['After 2 hours', '', ''],
              ['That evening', '', ''],
              ['After 3 days', '', ''],
              ['After 2 weeks', '', ''],
              ['After 1 month', '', ''],
              ['After 3 months', '', ''],
            ],
          },
        },
        {
          blanks: [
            'Date, side and level',
            'Drugs used (ask for the names)',
            'Anything unusual, and when (if it is on the card, get help first)',
          ],
        },
      ],
    },
  ],
  links: [
    { href: '/services/non-surgical-treatments', label: 'Treatments without surgery, side by side' },
    { href: '/resources/conditions/sciatica', label: 'Guide: sciatica and pinched nerves' },
    { href: '/resources/conditions/spinal-stenosis', label: 'Guide: spinal stenosis' },
    { href: '/blog/risks-in-plain-numbers', label: 'How to read numbers out of 100' },
  ],
  related: ['risks-in-plain-numbers', 'surgery-or-waiting', 'what-a-pinched-nerve-feels-like'],
  health: {
    reviewed: '2026-11-20',
    sources: ['COCH-ESI', 'MENG', 'FJI', 'LAKE', 'TSACO', 'NHSW', 'AAN', 'AAN-N', 'FDA', 'NICE-S'],
    signOff: [
      'Epidural and facet injections in words; both often hold a numbing drug, which wears off soon, and a steroid, which works more slowly (general knowledge).',
      'The shot does not change the disc, the bone or the tight canal.',
      'A needle can cause bleeding, infection or nerve injury; after a shot, new weakness or numbness, loss of sight or a very bad headache is “now”, fever or growing pain is “same day”.',
      'Some weeks of relief may let people sleep, walk and exercise while the nerve settles.',
      'Doctors may give steroids for this use although it is not FDA-approved (general knowledge).',
      'What to tell the team: blood thinners, diabetes, infection, allergies, pregnancy, earlier shots (general knowledge).',
      'The visit: short, home the same day, lying on the belly, X-ray guidance, someone else drives unless told otherwise, sore for a day or two.',
      'Pain in the first hours may hint at the source of the pain.',
      'Card: signs after an injection (weakness, numbness, loss of sight, very bad or upright headache, swelling of face or throat, fever, growing pain).',
      'Card: unexplained weight loss with back pain is a same-day sign.',
    ],
    help: {
      emergency: [
        'New weakness or numbness in an arm or leg in the hours or days after an injection',
        'Loss of sight or a very bad headache after an injection',
        'A drooping face, weakness on one side, trouble speaking, or sudden loss of balance or sight, even if it passes',
        'Trouble breathing, swelling of the face or throat, or chest pain',
        ...standardHelp.emergency,
      ],
      soon: [
        'After an injection: a fever, redness or leaking at the spot, or back or neck pain that grows',
        'A headache after an injection that is worse when you sit or stand',
        ...standardHelp.soon,
      ],
      routine: ['Pain that came back after an injection that helped', ...standardHelp.routine],
    },
  },
})
