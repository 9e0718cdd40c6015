import { standardHelp } from '@/content/help'
import { service } from '@/content/service-schema'

export const nonSurgicalTreatments = service({
  slug: 'non-surgical-treatments',
  title: 'Non-Surgical Spine Treatments',
  description:
    'Physical therapy, medicine, injections and radiofrequency ablation for back and neck pain: what each may do, what studies show, and the risks.',
  heading: 'Non-Surgical Treatments',
  lead: 'For most spine problems, care starts here, and often nothing more is needed. Movement comes first. Injections help some people for a time, but less often than many hope.',
  levels: ['L3-L4', 'L4-L5', 'L5-S1'],
  levelsNote: 'The low discs, lit here, often wear the most. Care like this is used for the neck too.',
  inShort: [
    'New back pain usually gets better, whatever is done.[^AAFP-LBP]',
    'When back pain lasts, exercise comes first, and its benefit is modest.[^ACP]',
    'An epidural steroid injection eases leg pain for some people, often for weeks to a few months. It does not fix the cause.',
    'Serious harm from epidural steroid injections is rare, but it has happened.[^FDA]',
  ],
  sections: [
    {
      id: 'what',
      heading: 'What is it?',
      body: [
        'This is all the care that needs no operation: movement, medicine, injections near the spine, and heat that quiets small nerves. The aim is less pain, so that you can do more of what matters to you.',
      ],
    },
    {
      id: 'who',
      heading: 'Who may it help, and who may it not?',
      body: [
        'It suits most people with back pain, [sciatica](/resources/conditions/sciatica) or a worn spine. It may not be enough when weakness grows, when the spinal cord is pressed, or when there is an infection, a fracture or a tumor. The card “When to get help” tells you which signs mean 911 and which mean a check the same day.',
      ],
    },
    {
      id: 'steps',
      heading: 'What happens, step by step?',
      body: [
        {
          steps: [
            'You tell your story and are examined. A scan is done if the result would change your care.',
            'You start with movement, and with medicine if you need it. After some weeks, you look at what has changed.',
            'If leg or back pain goes on, a test block or an injection may be discussed.',
            'If nothing helps enough and a scan matches what you feel, you can talk about surgery.',
          ],
        },
      ],
    },
    {
      id: 'physical-therapy',
      heading: 'Physical therapy',
      body: [
        'A therapist finds out what you can do and builds on it, and you practice at home between visits. For low back pain that lasts, a United States guideline starts with exercise and other care without drugs. The benefit is modest.[^ACP]',
        'Walking counts. In one trial of a walking program with education, the typical time to the next bout of back pain was 208 days. Without the program, it was 112 days.[^WALK]',
      ],
    },
    {
      id: 'medicines',
      heading: 'Medicines',
      body: [
        'For low back pain that lasts, a guideline puts anti-inflammatory medicine first. Other kinds come next, and opioids come last, after a talk about their risks.[^ACP] For many short-term pains, other medicines work at least as well as opioids.[^CDC-OP] Ask your doctor or pharmacist what is safe for you. Do not stop or start a medicine because of a website.',
      ],
    },
    {
      id: 'epidural-steroid-injections',
      heading: 'Epidural steroid injections',
      body: [
        'A steroid, a medicine against swelling, goes into the space around the nerves. The word epidural names that space.',
        {
          claim: 'epiduralEffectiveness',
          caveat:
            'Studies do not support this as a general figure. Some people get short-term relief, often for weeks to a few months. It does not fix the cause.',
        },
        {
          list: [
            'Pinched nerve: for up to 3 months, about 24 more of 100 people did well with it than without it. Put another way, about 4 people have to be treated for 1 more to do well. Longer relief is not proven.[^AAN][^AAN-N]',
            'Leg pain: in 25 studies with 2,740 people, it was slightly better than a placebo (a dummy treatment) for pain and daily life, and only for a short time.[^COCH-ESI]',
            'Stenosis, a narrow canal: no clear gain for pain.[^AAN] With steroid, 54 of 100 people had good relief and 46 did not. With numbing medicine alone, 56 did and 44 did not.[^MENG]',
          ],
        },
      ],
    },
    {
      id: 'facet-joint-injections',
      heading: 'Facet joint injections',
      body: [
        'Medicine goes into or near the small [joints at the back of the spine](/resources/conditions/facet-arthritis).',
        {
          claim: 'facetEffectiveness',
          caveat:
            'Relief varies and may be short, and the one small study below found less. The injection may help to confirm where the pain comes from.',
        },
        'In a small study of 50 people, 52 of 100 had lost over half of their pain at 3 months, and 48 had not. There was no group to compare with.[^FJI] A British guideline advises against injections for low back pain,[^NICE-S] and experts still debate them.[^LAKE]',
      ],
    },
    {
      id: 'radiofrequency-ablation',
      heading: 'Radiofrequency ablation',
      body: [
        'Heat from a needle quiets the small nerves of those joints. It is offered after test blocks with numbing medicine have helped.',
        {
          claim: 'radiofrequencyEffectiveness',
          caveat:
            'It helps some people who were tested with care first. Studies disagree, and the three trials below found no clear gain at 3 months.',
        },
        'In three Dutch trials with 681 people, it added nothing of note to exercise at 3 months. In the trial on these joints, the gain was 0.18 points on a pain scale of 0 to 10.[^MINT] Reports that followed patients without a group to compare describe relief for 6 to 12 months, possibly longer, after test blocks had worked.[^RFA-O] Critics dispute how people were chosen and treated in the trials. The nerves grow back, so it is sometimes repeated.',
      ],
    },
    {
      id: 'facts',
      heading: 'Anesthesia and hospital stay',
      body: [
        {
          terms: [
            ['Therapy', 'No anesthesia. You come for a course of visits and practice at home.'],
            [
              'Injections',
              'Usually a short visit with no night in the hospital. Ask how you will be kept comfortable, and whether someone must drive you home.',
            ],
            [
              'Before you come',
              'Tell the team about blood thinners, diabetes, allergies and infections. The doctor who prescribes a blood thinner helps to decide on it. Never stop it on your own.',
            ],
          ],
        },
      ],
    },
    {
      id: 'recovery',
      heading: 'How long is recovery?',
      body: [
        'After an injection, you may be sore for a day or two. New weakness or numbness, or loss of sight, means 911 or the emergency room. Fever, or pain that keeps growing, needs a check the same day.',
        'Write down your pain in the hours, days and weeks that follow, so that you can tell if it helped. With therapy, progress is often slow and uneven, so judge it over weeks and not from one day to the next.',
      ],
    },
    {
      id: 'work',
      heading: 'When can you work again?',
      body: [
        'Many people can keep working, and it helps to stay active and avoid long rest.[^NHSW] At a desk, move every 30 to 60 minutes. When you lift, hold the load close and do not twist.[^UWP]',
      ],
    },
    {
      id: 'risks',
      heading: 'What are the risks?',
      body: [
        {
          list: [
            'Epidural steroid: across studies, 2.4 to 16.8 of 100 people had a complication. Most were minor. About 83 to 98 of 100 had none.[^AAN][^AAN-N]',
            'Rarely, loss of sight, stroke, paralysis or death has followed an epidural steroid. The Food and Drug Administration (FDA) warned of this in 2014 and has not approved steroids for this use.[^FDA]',
            'Any needle near the spine can cause bleeding, infection or nerve injury.',
            'Medicines: each has its own risks. Opioids can slow breathing, and must not be mixed with alcohol or with drugs that make you sleepy.[^KUH][^DRUGS]',
            'Therapy: sore muscles.',
          ],
        },
      ],
    },
    {
      id: 'alternatives',
      heading: 'What else could you do?',
      body: [
        'You can wait and keep moving, without an injection. Sciatica usually settles in 4 to 6 weeks, sometimes longer.[^NHSW] If time has not helped and the scan fits, you can ask about [surgery](/services).',
        'Call 911 or go to the emergency room for weakness that grows or is in both legs, numbness between the legs, or new bladder or bowel trouble. Do not wait with these.',
      ],
    },
    {
      id: 'questions',
      heading: 'What should you ask?',
      body: [
        {
          list: [
            'What is the most likely cause of my pain, and how sure are you?',
            'Of 100 people like me, how many are helped by this, and for how long?',
            'What will I do if it helps, and what if it does not?',
            'Which drug goes in, and where?',
            'Can I do this safely with my other illnesses and medicines?',
          ],
        },
      ],
    },
  ],
  links: [
    {
      href: '/blog/what-steroid-injections-can-and-cannot-do',
      label: 'What steroid injections can and cannot do',
    },
    { href: '/blog/moving-with-back-pain', label: 'Moving with back pain' },
    { href: '/blog/sleeping-with-back-or-neck-pain', label: 'Sleeping with back or neck pain' },
    { href: '/resources/conditions', label: 'Find your condition' },
  ],
  health: {
    reviewed: '2026-11-20',
    sources: [
      'AAFP-LBP',
      'COCH-ESI',
      'MENG',
      'FJI',
      'LAKE',
      'MINT',
      'RFA-O',
      'CDC-OP',
      'NHSW',
      'AAN',
      'AAN-N',
      'FDA',
      'ACP',
      'WALK',
      'NICE-S',
      'KUH',
      'UWP',
      'DRUGS',
    ],
    signOff: [
      'The low discs often wear the most.',
      'Weakness that grows, cord pressure, infection, a fracture or a tumor may need more than this care.',
      'Radiofrequency ablation is offered after test blocks have helped.',
      'Critics dispute the selection and technique in the radiofrequency trials; nerves grow back, so it is sometimes repeated.',
      'Therapy is a course of visits with practice at home.',
      'An injection is usually a short visit without a night in the hospital, with soreness for a day or two.',
      'Any needle near the spine can cause bleeding, infection or nerve injury.',
      'Before an injection, tell the team about blood thinners, diabetes, allergies and infections; the prescriber helps to decide on a blood thinner; never stop on your own.',
      'Opioids can slow breathing.',
      'Body and card, after an injection: new weakness or numbness, loss of sight or a very bad headache is an emergency; fever, growing pain or a headache worse upright is a same-day sign.',
      'Card: chest pain, trouble breathing, a swollen face or throat, or slow breathing after pain medicine is an emergency; unexplained weight loss with back pain is a same-day sign.',
      'Progress with therapy is often slow and uneven; many people can keep working.',
    ],
    help: {
      emergency: [
        ...standardHelp.emergency,
        'New weakness or numbness in an arm or leg in the hours or days after an injection',
        'Loss of sight or a very bad headache after an injection',
        'A drooping face, weakness on one side, trouble speaking, or sudden loss of balance or sight, even if it passes',
        'Trouble breathing, swelling of the face or throat, or chest pain',
        'Slow breathing, or trouble waking up, after pain medicine',
      ],
      soon: [
        ...standardHelp.soon,
        'After an injection: a fever, redness or leaking at the spot, or back or neck pain that grows',
        'A headache after an injection that is worse when you sit or stand',
      ],
      routine: standardHelp.routine,
    },
  },
})
