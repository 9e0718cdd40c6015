import { condition } from '@/content/condition-schema'
import { standardHelp } from '@/content/help'

export const compressionFracture = condition({
  slug: 'compression-fracture',
  title: 'Compression Fracture of the Spine: What to Do',
  description:
    'A bone of the spine can give way after a sneeze or a light lift. How it is found, why weak bones need care too, and what studies say about bone cement.',
  name: 'Compression fracture',
  alsoCalled: ['Broken vertebra', 'Osteoporosis fracture of the spine'],
  structured: {
    signs: ['Sudden pain in the mid or low back'],
    treatments: ['Pain relief', 'Short, gentle walks', 'Treating the bone'],
  },
  summary: 'Sudden pain in the mid or low back, sometimes after a sneeze or a light lift.',
  heading: 'Compression fracture',
  lead: 'A compression fracture is a bone of the spine that has given way. Weak bone is the usual reason, so there are two things to care for: the pain now, and the bone for the years ahead.',
  inShort: [
    'Sudden back pain in an older person may be a broken vertebra, even with no fall. Be seen the same day.',
    'Care most often means pain relief, gentle movement, and treatment for weak bone.',
    'In a review of trials, bone cement (vertebroplasty) had little benefit over a pretend procedure.[^COCH-VP]',
    'Ask for a bone test. The fracture may be the first sign of osteoporosis.',
  ],
  region: 'whole-spine',
  levels: ['T11', 'T12', 'L1', 'L2'],
  levelsNote:
    'As an example, the drawing lights up the place where the mid back meets the low back. A fracture can happen higher or lower. Your X-ray shows which bone it is.',
  sections: [
    {
      id: 'what',
      heading: 'What is a compression fracture?',
      body: [
        'Your spine is a stack of blocks, called vertebrae. In a compression fracture, the body of one block collapses and loses height, like a box that has been sat on.',
        'In the United States this happens about 750,000 times a year.[^ANS] Most often the cause is osteoporosis: bone that has become thin and weak.[^ANS]',
      ],
    },
    {
      id: 'feels',
      heading: 'What does it feel like?',
      body: [
        'Some people feel a sudden pain in the mid or low back. Others feel nothing, and the fracture shows up later on an X-ray. You may have grown shorter, and your back may bend forward more than it used to.[^UTD-V]',
        'Pain around the chest is not always from the spine. Chest pain or pressure, trouble breathing, or pain like a tight band means 911.',
      ],
    },
    {
      id: 'why',
      heading: 'Why does it happen?',
      body: [
        'Strong bone breaks in a crash or a bad fall. Weak bone can break with a sneeze or a light lift.[^ANS]',
        'Cancer and long use of steroid medicine can weaken a vertebra as well. Tell the doctor if you have had cancer, if you take or took steroids, and if you fell. Do not stop a steroid on your own.',
      ],
    },
    {
      id: 'diagnosis',
      heading: 'How is it found?',
      body: [
        {
          terms: [
            ['X-ray', 'It shows a block that has lost height.'],
            [
              'MRI',
              'It can help to tell a new fracture from an old one. It also shows nerves and the spinal cord.',
            ],
            [
              'Bone density test',
              'It shows how strong your bones are. US experts advise it as a routine check for women 65 and older. Younger women past menopause should have one if they are at risk. The evidence in men is unclear.[^USPSTF] After a fracture, ask about it in any case.',
            ],
          ],
        },
        'The surgeon also checks your strength and feeling, to see whether a nerve is pressed.',
      ],
    },
    {
      id: 'now',
      heading: 'What should I do now?',
      body: [
        {
          steps: [
            'Go by the card “When to get help”. Weak, heavy or stumbling legs, numbness between the legs, or trouble with bladder or bowels means 911 or the emergency room now.',
            'If your back pain came on suddenly and you are older, have weak bones or take steroids, get seen the same day. {Call the office}, your own doctor or an urgent care clinic. If no one answers, go to the emergency room.',
            'Until then, do not lift, bend deeply or twist.',
            'Move gently, as far as the pain allows.',
            'Make falls less likely: clear rugs and cords, and put in a night light.',
          ],
        },
        'Ask which pain medicine is safe for you. For many short-term pains, medicines that are not opioids work at least as well as opioids.[^CDC-OP]',
      ],
    },
    {
      id: 'treatment',
      heading: 'How is it treated, step by step?',
      body: [
        {
          terms: [
            [
              'First: ease the pain',
              'The goal is that you can get up, wash and walk a little. If an opioid is needed, guidance says the lowest dose for the shortest time.[^CDC-OP]',
            ],
            [
              'Soon: move',
              'Short, gentle walks are often better than days in bed. A therapist can show you how to get up safely.',
            ],
            [
              'At the same time: treat the bone',
              'Your own doctor can find out why the bone is weak and treat it. Ask about calcium, vitamin D and how to prevent falls.',
            ],
            ['If pain stays severe', 'The cause is checked again. Only then does a procedure come up.'],
          ],
        },
        {
          note: 'Pain relief is for this fracture. Treating the bone is meant to make the next one less likely.',
        },
      ],
    },
    {
      id: 'surgery',
      heading: 'When is a procedure considered?',
      body: [
        'One procedure is called vertebroplasty: cement is put into the broken bone through a needle. It may come up when severe pain does not settle.',
        'Our sources have no figure for how many people it helps. Cochrane, a group that weighs all trials on a question, compared it with a sham: a pretend procedure. It found little benefit over the sham.[^COCH-VP] So relief afterward may have other reasons, and no one should promise it to you. What speaks for it: some surgeons still consider it for a few people with severe pain.',
        'Any procedure on the spine has risks, such as infection, bleeding or harm to a nerve. Ask about yours. A fracture that presses on nerves or the cord is another matter. If you have a sign from the top part of the card, call 911.',
      ],
    },
    {
      id: 'outlook',
      heading: 'What can I expect?',
      body: [
        'For many people the pain gets less as the fracture heals. Ask when to come back if it does not.',
        'Be seen the same day if a new sudden pain comes, if the old pain gets worse, or if you have night pain and have or had cancer.',
        'The longer task is [strong bones](/blog/strong-bones-and-your-spine). Bring your questions about them to your own doctor.',
      ],
    },
    {
      id: 'questions',
      heading: 'What should I ask at the visit?',
      body: [
        {
          list: [
            'Is this fracture new or old? How can you tell?',
            'Are you sure that weak bone is the reason? Do I need tests for another cause?',
            'Is a nerve or the spinal cord in danger?',
            'Who treats my bones from now on, and when do I have a bone test?',
            'What may I lift, and when may I do more?',
            'If you suggest cement: what are my chances and my risks?',
          ],
        },
      ],
    },
  ],
  links: [
    { href: '/blog/strong-bones-and-your-spine', label: 'Strong bones and your spine' },
    { href: '/blog/is-it-an-emergency', label: 'Is it an emergency?' },
    { href: '/services/non-surgical-treatments', label: 'Treatments without surgery' },
    { href: '/resources/conditions/spinal-tumors', label: 'When a tumor is the cause' },
    { href: '/resources/appointment-prep', label: 'What to bring to your visit' },
  ],
  health: {
    reviewed: '2026-11-20',
    sources: ['COCH-VP', 'UTD-V', 'USPSTF', 'CDC-OP', 'ANS'],
    signOff: [
      'First care is pain relief, gentle activity and treatment of the bone disease.',
      'X-ray shows the fracture; MRI helps to tell a new one from an old one; a bone density test follows.',
      'Cancer, steroid use and trauma are other causes that must be asked about.',
      'Sudden back pain in an older person, with weak bones or on steroids: be seen the same day; no lifting, deep bending or twisting until then.',
      'Short gentle walks are often better than days in bed.',
      'Treating the bone is meant to make the next fracture less likely.',
      'Calcium, vitamin D and falls prevention: ask your doctor; home measures against falls.',
      'Vertebroplasty in words: cement put into the broken bone through a needle; some surgeons still consider it for a few people with severe pain.',
      'For many people pain gets less as the fracture heals.',
      'After a fracture, ask about a bone test in any case.',
      'Any procedure on the spine has risks such as infection, bleeding or harm to a nerve.',
      'A fracture that presses on nerves or cord needs care at once.',
      'Old fracture pain that gets worse is a reason to be seen the same day.',
      'Chest pain, pressure or trouble breathing means 911.',
      'Unexplained weight loss with back pain is a reason to be seen the same day.',
      'Card: any new weakness is “now” for someone with a cancer, or soon after spine surgery or an injection.',
      'Card: fever with mild back or neck pain is a same-day sign; with very bad pain or new weakness or numbness it is “now”.',
      'Card: a foot that suddenly drops is “now”, one that drags or slaps is “same day”.',
      'Card: clumsy hands or unsteady steps that came on slowly are “same day”, a fast change is “now”.',
      'Card: very bad new leg pain, or new pain, tingling or numbness in both legs, is “now”.',
      'Card: pain like a tight band around the chest or belly is “now”.',
    ],
    help: {
      emergency: [
        ...standardHelp.emergency,
        'An odd feeling when you wipe, new loss of feeling during sex, or a new change in erections',
        'Very bad new leg pain, or new pain, tingling or numbness in both legs',
        'Any new weakness, if you have or had cancer, or soon after spine surgery or an injection in your back or neck',
        'A foot that suddenly drops, or hands that turn clumsy fast',
        'Fever along with new weakness or numbness',
        'Pain like a tight band around your chest or belly',
        'Chest pain or pressure, or trouble breathing',
      ],
      soon: [
        'Sudden pain in your mid or low back, even with no fall, if you are older, have weak bones or take steroids',
        'New back pain after any fall',
        ...standardHelp.soon,
        'A foot that drags or slaps, even if it came on slowly',
        'Clumsy hands or unsteady steps, even if they came on slowly and do not hurt',
        'Fever along with back or neck pain, even if the pain is mild',
      ],
      routine: [
        'Lost height, or an upper back that bends forward more and more',
        'An old fracture seen by chance on an X-ray',
        'A bone test, if you have broken a bone after a small fall',
      ],
    },
  },
})
