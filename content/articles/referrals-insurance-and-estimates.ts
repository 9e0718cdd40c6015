import { article } from '@/content/article-schema'

export const referralsInsuranceAndEstimates = article({
  slug: 'referrals-insurance-and-estimates',
  published: '2026-11-20',
  topics: ['paying-for-care', 'before-surgery'],
  title: 'Referrals, insurance and estimates',
  description:
    'Referral, prior authorization, Medicare, Medi-Cal and the Good Faith Estimate for spine care: who does what, whom to call and what to ask.',
  heading: 'Referrals, insurance and estimates',
  lead: 'Two calls answer most questions about cost: one to your plan, and one to the office. In an emergency, get help first and ask about cost later.',
  inShort: [
    'A referral sends you to a specialist. An approval from your plan lets a treatment go ahead.',
    'Ask if the surgeon is in the network of your very own plan. One company can run many plans.',
    'Without insurance you have a right to a written estimate.[^GFE]',
  ],
  sections: [
    {
      id: 'emergency-first',
      heading: 'What needs no paper at all',
      body: [
        'Do not stop for a referral, an approval or a price when you have an emergency sign. Call 911 or go to the emergency room now. The signs are on the card, and more is in [is it an emergency?](/blog/is-it-an-emergency). Money questions can be sorted out afterward.',
      ],
    },
    {
      id: 'terms',
      heading: 'The words on the phone',
      body: [
        {
          terms: [
            [
              'Network',
              'The doctors and hospitals that have a contract with your plan. Others may cost more, or may not be paid for at all.',
            ],
            ['Referral', 'A doctor sends you to a specialist.'],
            ['Prior authorization', 'Your plan says yes to a test or treatment before it is done.'],
            ['Deductible', 'What you pay in a year before the plan starts to pay its part.'],
            [
              'Copay and coinsurance',
              'Your share of each visit or bill: a fixed sum, or a part of the whole.',
            ],
            ['HMO', 'A plan that pays mainly for its own network, often with a referral.'],
          ],
        },
        'The practice states: {claim:insurance} Coverage varies, and your own plan has the last word, so ask it and the office before you come.',
      ],
    },
    {
      id: 'medicare',
      heading: 'If you have Medicare',
      body: [
        'First find out which kind. Original Medicare comes from the government. A Medicare Advantage plan comes from a private company, with that company’s name on the card.',
        'With Original Medicare you generally need no referral to a specialist. Medicare Advantage HMO plans often ask for one.[^MED-R]',
        'Medicare asks for prior authorization for some spine care. Since July 2021 this holds for neck fusion and spinal stimulators in a hospital’s outpatient department, where you are not admitted for a stay.[^AANS-PA] Other treatments may have been added since, such as some for the facet joints (small joints at the back of the spine). An Advantage plan can have a list of its own. Rules change, so ask about your very treatment.',
      ],
    },
    {
      id: 'medi-cal',
      heading: 'If you have Medi-Cal',
      body: [
        'Medi-Cal is California’s name for Medicaid. The answers depend on which plan runs it for you. For Kings County, the documents we saw name CalViva Health, administered by Health Net,[^HN] and Anthem Blue Cross.[^CMA] There may be others, and plans change, so look at your own card.',
        'Ask the plan: “Is this surgeon in the network of my Medi-Cal plan?” A practice may take Medicaid and still be outside it. Ask also about a referral, an interpreter and rides to visits. If you live in another state, your own Medicaid office knows the rules there.',
      ],
    },
    {
      id: 'approval',
      heading: 'How an approval goes, and what if it is no?',
      body: [
        {
          steps: [
            'The surgeon’s staff usually sends the request. Ask who does it, and when.',
            'The plan may want to see what you have tried. Bring dates of therapy, medicines and injections. The [forms to print](/resources/forms) have a table for that.',
            'Ask the plan for a reference number and the date by which it decides.',
            'When the yes comes, ask what it covers. Does it name the surgeon, the hospital and the implant? When does it run out?',
            'If it is no, ask for the reason in writing, the way to appeal and the last day to do so. Ask your surgeon to speak with the plan’s doctor.',
          ],
        },
        'If you get worse while you wait, tell the surgeon’s staff, since a request can often be marked urgent. No danger sign waits for an approval. Weakness that grows fast or is in both legs, numbness where you sit, or bladder or bowel trouble means 911 or the emergency room. Other new weakness or numbness is seen the same day.',
      ],
    },
    {
      id: 'estimate',
      heading: 'If you pay on your own',
      body: [
        'Without insurance, or if you choose not to use it, you have a right to a Good Faith Estimate. It lists in writing what your care is expected to cost.[^GFE][^GFE2]',
        {
          table: {
            caption: 'When the estimate is due[^GFE][^GFE2]',
            head: ['If your care is', 'You get it within'],
            rows: [
              ['Booked 3 to 9 business days ahead', '1 business day'],
              ['Booked 10 or more business days ahead', '3 business days'],
              ['Not booked yet, and you ask', '3 business days'],
            ],
          },
        },
        'Keep it with the bill. If the bill is $400 or more above the estimate, you can dispute it within 120 days.[^GFE][^GFE2] For help, call 1-800-985-3059 or go to cms.gov/nosurprises. The [Good Faith Estimate notice](/legal/good-faith-estimate) says from which day they count, and more.',
      ],
    },
    {
      id: 'bills',
      heading: 'Why more than one bill may come',
      body: [
        'One operation can bring several bills: the surgeon, the hospital, the anesthesia team, scans, a lab, a brace, therapy. Ask of each: is it in my network, and is it in the estimate? If a bill is not clear, ask for a list of its items before you pay. If you cannot pay at once, ask the hospital’s billing office early about a payment plan or financial help.',
      ],
    },
    {
      id: 'call-sheet',
      heading: 'Your call sheet',
      body: [
        'Have your card in front of you. Call the plan first, then {call the office} with the answers. Write down the name of each person.',
        {
          table: {
            caption: 'My calls',
            head: ['I ask', 'My plan says', 'The office says'],
            rows: [
              ['Is this surgeon in the network of my plan?', '', ''],
              ['Is the hospital, and the anesthesia team?', '', ''],
              ['Do I need a referral? From whom?', '', ''],
              ['Does this treatment need approval?', '', ''],
              ['Who sends the request, and when?', '', ''],
              ['What will I pay, and how much deductible is left?', '', ''],
              ['Who spoke with me, and on what day?', '', ''],
              ['Reference number', '', ''],
            ],
          },
        },
      ],
    },
  ],
  links: [
    { href: '/legal/good-faith-estimate', label: 'Your right to a Good Faith Estimate' },
    { href: '/resources/faq#insurance-and-cost', label: 'Short answers on insurance and cost' },
    { href: '/resources/appointment-prep', label: 'What to bring to the visit' },
    { href: '/blog/getting-a-second-opinion', label: 'Getting a second opinion' },
  ],
  related: ['getting-a-second-opinion', 'do-i-need-a-scan-for-back-pain', 'surgery-or-waiting'],
  health: {
    reviewed: '2026-11-20',
    sources: ['AANS-PA', 'HN', 'CMA', 'MED-R', 'GFE', 'GFE2'],
    signOff: [
      'Money questions come after an emergency, never before.',
      'Deductible, copay, coinsurance, network, HMO and the two kinds of Medicare in words (general knowledge; for the office’s billing staff).',
      'Medi-Cal plans in Kings County: two are named, and there may be others (Kaiser’s contract for the county is unconfirmed); verify before publication.',
      'While waiting for an approval: other new weakness or numbness is seen the same day; emergency signs never wait.',
      'Other treatments may have been added to Medicare’s list since 2021, such as some for the facet joints; verify before publication.',
      'How an approval goes: staff sends the request, the plan wants dates, appeal, talk between doctors, urgent mark (general knowledge; for the office’s staff).',
      'Medi-Cal: ask about a referral, an interpreter and rides to visits (general knowledge).',
      'Several bills, a list of items, a payment plan or financial help (general knowledge; for the office’s billing staff).',
    ],
  },
})
