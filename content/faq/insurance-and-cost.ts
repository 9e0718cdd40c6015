import { faqGroup } from '@/content/faq-schema'

export const insuranceAndCost = faqGroup({
  id: 'insurance-and-cost',
  heading: 'Insurance and cost',
  questions: [
    {
      id: 'insurance',
      question: 'Is my insurance accepted?',
      answer: [
        '{claim:insurance} But each plan has its own network, and networks change. Call the number on your card and ask: Is this surgeon in my network? Is the hospital? What will I have to pay? Then {call the office} and ask if they take your plan. Write down the day and the name of each person you spoke with.',
      ],
    },
    {
      id: 'referral',
      question: 'Do I need a referral?',
      answer: [
        'It depends on your plan. A referral means that another doctor sends you to a specialist. Original Medicare generally does not ask for one. Medicare Advantage plans that are HMOs (plans that pay mainly for their own group of doctors) often do. Ask your plan before you come, and bring the referral if you need one. [Read more on referrals](/blog/referrals-insurance-and-estimates).',
      ],
    },
    {
      id: 'prior-authorization',
      question: 'What is prior authorization?',
      answer: [
        'It means that your plan must approve a treatment before you have it. It is not the same as a referral, where a doctor sends you to a specialist. Medicare asks for this approval for some treatments in a hospital’s outpatient department, such as fusion in the neck and spinal stimulators. Other plans have their own lists, and rules change. Ask your plan: Does this need approval? Who asks for it? How long does it take?',
      ],
    },
    {
      id: 'plan-says-no',
      question: 'What if my plan does not approve a treatment?',
      answer: [
        'Ask the plan for its reason in writing. Ask how you can appeal, by what day, and which papers it needs. Then {call the office} and share what you learned. Ask the surgeon what you can do in the meantime. Do not wait for the plan if weakness grows fast, if you are numb between your legs, or if you have new bladder or bowel trouble. That is an [emergency](/blog/is-it-an-emergency): call 911.',
      ],
    },
    {
      id: 'medi-cal',
      question: 'I have Medi-Cal. What should I check?',
      answer: [
        'Check that this practice is in the network of your own Medi-Cal plan. Medi-Cal is the name for Medicaid in California. In Kings County, its plans have included CalViva Health and Anthem Blue Cross, and the list can change. A practice may accept Medicaid and still be outside your plan’s network. Ask your plan, then {call the office}. Ask too if you need a referral.',
      ],
    },
    {
      id: 'no-insurance',
      question: 'What if I have no insurance, or pay on my own?',
      answer: [
        'Ask for a Good Faith Estimate. It is a written estimate of what your care should cost. You have a right to it if you have no insurance or choose not to use it. You can ask for it before you book. If the bill is $400 or more above the estimate, you can dispute it within 120 days. Our [Good Faith Estimate page](/legal/good-faith-estimate) gives the time limits and the number to call.',
      ],
    },
    {
      id: 'questions-on-cost',
      question: 'What should I ask about costs before surgery?',
      answer: [
        'Ask what is part of the price and what is not. Will there be bills from the surgeon, the hospital and the anesthesia team? Are all of them in my network? What about tests, a brace, therapy and visits after surgery? What would one more night in the hospital cost me? Get the answers in writing. [Referrals, insurance and estimates](/blog/referrals-insurance-and-estimates) explains the words you will meet.',
      ],
    },
  ],
})
