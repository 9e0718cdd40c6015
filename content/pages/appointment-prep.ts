import { textPage } from '@/content/page-schema'

export const appointmentPrep = textPage({
  title: 'Prepare for Your Appointment',
  description:
    'Lists to tick off for a spine visit: what to bring, how to tell your story in two minutes, 14 questions to ask, and what to do afterward.',
  heading: 'Appointment Preparation',
  lead: 'Bring your scans, a list of your medicines and your three most important questions. An hour of getting ready can make a short visit go a long way.',
  inShort: [
    'Bring the scans on a disc, not only the reports.',
    'Practice your story: where, since when, what it stops you from doing.',
    'Ask your three main questions first, and write down the answers.',
  ],
  sections: [
    {
      id: 'bring',
      heading: 'What should you bring?',
      body: [
        'Tick off what you have, and pack the rest.',
        {
          checklist: 'visit-bring',
          items: {
            id: 'Photo ID and insurance cards',
            referral: 'Your referral, if your plan asks for one',
            medicines: 'A list of all your medicines, vitamins and herbs, or the bottles in a bag',
            allergies: 'A list of your allergies, and of any trouble with anesthesia',
            images: 'Your X-rays, CT and MRI scans on a disc',
            reports: 'The written reports on those scans',
            records: 'Notes on past spine operations and injections',
            tried: 'A list of what you have tried, with dates and how it went',
            diary: 'Your symptom diary, if you keep one',
            brace: 'Your brace, cane or walker',
            aids: 'Glasses and hearing aids',
            forms: 'The [patient forms](/resources/forms), filled in and printed',
          },
        },
        'Why the disc? A report is one person’s reading. The surgeon wants to see the pictures and compare them with your exam. The place that did the scan can make a disc for you. Ask some days ahead.',
      ],
    },
    {
      id: 'before-you-leave',
      heading: 'Before you leave home',
      body: [
        {
          checklist: 'visit-leaving',
          items: {
            plan: 'I asked my health plan: Is this surgeon in my network? Do I need a referral or approval?',
            interpreter: 'I asked for an interpreter, if I want one.',
            companion: 'Someone comes with me, or can listen by phone if the office agrees.',
            clothes: 'I wear loose clothes and shoes that come off easily.',
            ride: 'I know how I get there and home.',
            sitting: 'If I cannot sit for long, I told the office, so that I can stand or lie down.',
            'as-usual': 'I took my medicines as usual, unless a doctor told me otherwise.',
          },
        },
        'A referral and an approval are two things. A referral means that a doctor sends you. Prior authorization means that your plan approves a treatment first. Original Medicare generally needs no referral to a specialist. Medicare Advantage HMO plans often do.[^MED-R] More is under [questions on insurance](/resources/faq#insurance-and-cost).',
      ],
    },
    {
      id: 'story',
      heading: 'Your story in two minutes',
      body: [
        'Some signs should not be saved for a visit. For new weakness or numbness, get seen the same day. Go to the emergency room now for new bladder or bowel trouble, numbness between your legs, weakness that grows fast or is in both legs, or legs that stumble. Go now, too, for fever with very bad back or neck pain, or bad pain after a major fall or crash.',
        'For the visit, tell your story in this order. Say it aloud once at home.',
        {
          steps: [
            'Where it hurts, and where the pain goes. Point with one finger.',
            'When it began, and how. Was there a fall, a lift, an illness, or nothing at all?',
            'What it feels like: ache, burning, stabbing, tingling, numb or weak.',
            'What makes it worse, and what eases it. Sitting, standing, walking, bending, lying down?',
            'What you have tried, and what each thing did.',
            'What you cannot do now, and want to do again.',
            'What worries you most.',
          ],
        },
        'Lines to write on, for the printed page:',
        {
          blanks: [
            'It hurts here, and goes to here',
            'It began (month and year), and how',
            ['It gets worse with, and better with', 2],
            ['I have tried', 3],
            ['I want to be able to', 2],
            'I worry most about',
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'What should you ask?',
      body: [
        'Few visits have time for all of these. Tick the three that matter most to you, and ask them first. Surgeons hand out lists much like this one.[^VSS]',
        {
          checklist: 'visit-questions',
          items: {
            cause: 'What is causing this, and how sure are you?',
            wait: 'What may happen if I wait?',
            'without-surgery': 'What can I do without surgery, and for how long should I try?',
            benefit: 'Of 100 people like me, how many get better with this, and how many do not?',
            which: 'Which of my symptoms may it help, and which may stay?',
            risks: 'What are the risks for me, with my health?',
            results: 'How often do you do this operation, and how did your own patients do?',
            'other-ways': 'Is there another way to do it, and why do you choose this one?',
            stay: 'Where would it be done, and how long would I stay?',
            help: 'Who needs to help me at home, and for how long?',
            return: 'When may I drive, work and lift again?',
            fails: 'What is the plan if it does not help?',
            opinion: 'Where could I get a second opinion?',
            alarm: 'Which signs mean that I should call, or go to the emergency room?',
          },
        },
        {
          note: 'If an answer is not clear, say: “Can you tell me that in plain words?” Then say it back in your own.',
        },
        { blanks: [['My own questions', 4]] },
      ],
    },
    {
      id: 'tests',
      heading: 'Which tests might come up?',
      body: [
        {
          terms: [
            ['X-ray', 'Shows bone, and how your spine lines up. You may be asked to stand or bend for it.'],
            [
              'MRI',
              'Shows nerves, discs and the spinal cord. It uses no X-rays. Tell the staff early if you have metal or a pacemaker in your body, or if you fear tight spaces.',
            ],
            ['CT', 'Shows bone in fine detail.'],
            ['EMG', 'Tests how well nerves and muscles work. It is not a picture.'],
          ],
        },
        'A scan often finds wear that does not hurt. Of 100 people with no pain, discs looked worn in 37 at age 20, and not in 63. At age 80 they looked worn in 96, and not in 4.[^BRINJ] That is why the surgeon reads a scan together with your story and your exam. Before any test, ask what it could show, and whether that would change the plan.',
      ],
    },
    {
      id: 'interpreter',
      heading: 'Would you like an interpreter?',
      body: [
        'Ask when you make the appointment, and say which language you speak or sign. Family can come too, but a trained interpreter says all of it, hard words and numbers as well. Please do not ask a child to do this. If you hear or see poorly, say so. Ask people to face you, speak slowly and write things down.',
      ],
    },
    {
      id: 'after',
      heading: 'After the visit',
      body: [
        'Do this on the same day, while you still remember it.',
        {
          checklist: 'visit-after',
          items: {
            words: 'I wrote down in my own words what may cause my pain.',
            'next-step': 'I know the next step, who arranges it and by when.',
            changes: 'I have any change to my medicines in writing.',
            told: 'I told someone close to me about the plan.',
            approval: 'I know whether my plan must approve the next step.',
            signs: 'I know which signs need help at once.',
            copies: 'I asked for copies of new scans and notes.',
            open: 'I wrote down what is still open, for the next time.',
          },
        },
        'Unless your surgeon says that it is urgent, you do not have to decide on surgery at a first visit. If you are not sure, take time, ask again, or [get a second opinion](/blog/getting-a-second-opinion). If your pain gets worse before the next visit, {call the office}. For new weakness, numbness, or bladder or bowel trouble, do not wait for your date. The card [“When to get help”](/resources/appointment-prep#when-to-get-help) says how fast to act.',
      ],
    },
  ],
  links: [
    { href: '/resources/forms#visit-packet', label: 'Your questions and forms in one PDF' },
    { href: '/resources/faq', label: 'Answers to common questions' },
    { href: '/blog/how-to-read-your-mri-report', label: 'How to read your MRI report' },
    { href: '/blog/referrals-insurance-and-estimates', label: 'Referrals, insurance and estimates' },
    { href: '/contact', label: 'How to reach the office, and how to get there' },
  ],
  health: {
    reviewed: '2026-11-20',
    sources: ['BRINJ', 'MED-R', 'VSS'],
    signOff: [
      'What to bring: ID, cards, referral, medicine and allergy list, scans on a disc with reports, operation notes, brace, diary, list of treatments tried.',
      'Take medicines as usual before the visit unless a doctor says otherwise.',
      'What an X-ray (some standing or bending), an MRI, a CT and an EMG show; report metal, a pacemaker or fear of tight spaces before an MRI.',
      'A decision on surgery need not be made at a first visit, unless it is urgent.',
      'A trained interpreter says all of it; a child should not interpret (general knowledge).',
    ],
  },
})
