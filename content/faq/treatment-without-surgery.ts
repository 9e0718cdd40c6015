import { faqGroup } from '@/content/faq-schema'

export const treatmentWithoutSurgery = faqGroup({
  id: 'treatment-without-surgery',
  heading: 'Treatment without surgery',
  questions: [
    {
      id: 'better-without-surgery',
      question: 'Can this get better without surgery?',
      answer: [
        'Often, yes. Most people with a herniated disc need no operation, and in many people the disc shrinks in time. The [guide to herniated discs](/resources/conditions/herniated-disc#outlook) has the numbers. Some problems are different. When [pressure on the spinal cord in the neck](/resources/conditions/cervical-myelopathy#treatment) causes more than mild trouble, a guideline advises surgery, even if the pain is slight. Ask what is likely for your own diagnosis.',
      ],
    },
    {
      id: 'what-comes-first',
      question: 'What is usually tried first?',
      answer: [
        'Time, exercise and staying active come first for most back pain. New back pain usually improves whatever is done, and the gains from treatment are modest, so it makes sense to start with gentle care. A physical therapist can set up the exercises. Medicine helps some people to get moving, and an injection may follow for some. [Compare the treatments](/services/non-surgical-treatments).',
      ],
    },
    {
      id: 'exercise-hurts',
      question: 'What if exercise makes my pain worse?',
      answer: [
        'Tell your therapist, so that the plan can change. A little soreness after new exercise is common. Stop the exercise if pain shoots farther down your arm or leg, or if you feel numb or weak. If numbness or weakness is new, get seen the same day, and if it spreads or gets worse fast, call 911. Starting lower and adding slowly often works better than giving up. See [physical therapy](/services/non-surgical-treatments#physical-therapy).',
      ],
    },
    {
      id: 'steroid-injection',
      question: 'Do steroid injections in the spine work?',
      answer: [
        'For some people, for a time. With a pinched nerve, more people do well in the first weeks to months with a shot than without one, but reviews differ on how large the gain is. It does not heal the cause, and long-term relief is not proven. With spinal stenosis, studies show no clear gain in pain. Most problems are minor. Rare ones are grave: loss of sight, stroke, paralysis and death. See [the numbers and risks](/services/non-surgical-treatments#epidural-steroid-injections).',
      ],
    },
    {
      id: 'facet-injection',
      question: 'What can a facet joint injection do?',
      answer: [
        'It may help to show if the small joints at the back of your spine cause your pain. Relief varies and may be short. Experts do not agree on how well steroid in these joints works, and a British guideline advises against spinal injections for low back pain. Ask what the shot is for: to find the cause, or to treat it? [Read about facet injections](/services/non-surgical-treatments#facet-joint-injections).',
      ],
    },
    {
      id: 'radiofrequency',
      question: 'What is radiofrequency ablation, and does it help?',
      answer: [
        'It uses heat to switch off tiny nerves that carry pain from a joint. It helps some people who were tested with care first, and studies disagree. In a set of trials, adding it to exercise made no difference that mattered. Other reports, with no comparison group, saw relief for many months. The nerves can grow back. See [what the studies found](/services/non-surgical-treatments#radiofrequency-ablation).',
      ],
    },
    {
      id: 'how-long-to-try',
      question: 'How long should I try before I think about surgery?',
      answer: [
        'No single time fits all. In the main studies, people with a herniated disc had leg pain for weeks before surgery was weighed. With stenosis, it was a few months. Signs of nerve or cord trouble change that. Go to the emergency room now for weakness that grows fast, legs that stumble, or bladder or bowel trouble. Get seen the same day for newly clumsy hands. [Surgery or waiting](/blog/surgery-or-waiting) can help you weigh it.',
      ],
    },
    {
      id: 'bone-check',
      question: 'Should my bones be checked?',
      answer: [
        'Ask your own doctor, above all if you are an older woman or have broken a bone in a light fall. A United States expert panel advises a bone test for older women, and for younger women past menopause who have a higher risk. For men, it says that the evidence is unclear. Weak bones can break and can affect plans for surgery. See [strong bones and your spine](/blog/strong-bones-and-your-spine).',
      ],
    },
  ],
})
