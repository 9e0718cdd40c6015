import { textPage } from '@/content/page-schema'

export const preOperative = textPage({
  title: 'Before Surgery: the Decision and the Day',
  description:
    'What to ask before you say yes to spine surgery, which tests come first, what to bring, how the day goes, and why a date may move.',
  heading: 'Before surgery: the decision and the day',
  lead: 'Ask until you can explain the operation in your own words. Then plan the day: your papers, your bag and your driver.',
  inShort: [
    'Your signature comes after your questions are answered.',
    'An adult should drive you home and stay with you. Plan this early.',
    'If you get sick or slip up with food or medicine, say so at once. A new date is safer than a secret.',
  ],
  sections: [
    {
      id: 'decide',
      heading: 'What should you know before you say yes?',
      body: [
        'Consent means you agree because you understand. You may bring someone and ask for an interpreter. When it is not an emergency, you may ask for more time. You may change your mind, even after you have signed. These questions help:[^VSS]',
        {
          list: [
            'What is causing my pain, and how sure are you?',
            'What will happen if I wait? What can I try first?',
            'Which symptom should get better: leg or arm pain, back or neck pain, walking?',
            'Out of 100 people like me, how many get better? How many do not?',
            'Which risks are higher for me, and why?',
            'How often do you do this operation? What are your results?',
            'What is the plan if it does not help?',
          ],
        },
        'It is fine to ask for [a second opinion](/blog/getting-a-second-opinion).',
      ],
    },
    {
      id: 'risks',
      heading: 'What can go wrong?',
      body: [
        'Any spine operation can bring an infection, bleeding, a blood clot, a leak of spinal fluid or trouble with anesthesia. A hurt nerve can mean weakness or numbness and, rarely, paralysis or bladder trouble. Pain may stay, and another operation may be needed.',
        'In one study of 338 people with low back surgery, 55 had a complication. That is 16 of 100, and 84 of 100 had none.[^PROI] Across studies of low back surgery, infection came in 0.7 to 16 of 100 people, so in 84 to more than 99 of 100 it did not.[^SSI-R]',
        'Large operations bring far more trouble. In one study of adults who had a curved spine straightened, about 70 of 100 had a complication within 2 years, and about 30 had none.[^ASD1] Your own figures depend on the operation and on your health, so ask for them. See [risks in plain numbers](/blog/risks-in-plain-numbers).',
      ],
    },
    {
      id: 'own-words',
      heading: 'Can you say it in your own words?',
      body: [
        'Fill this in before you sign. If a line stays empty, ask again.',
        {
          blanks: [
            'My operation is called',
            ['What it should change for me', 2],
            ['The risks that worry me most', 2],
            ['What I could do instead', 2],
            ['What I still want to ask', 3],
          ],
        },
      ],
    },
    {
      id: 'tests',
      heading: 'Which tests and approvals come first?',
      body: [
        'Not everyone needs all of these. Ask who tells you the results.',
        {
          terms: [
            [
              'MRI',
              'Shows nerves, discs and the spinal cord, without X-rays. Tell the staff about metal in your body, a pacemaker or fear of tight spaces.',
            ],
            ['X-ray and CT', 'Show bone. An X-ray also shows how the spine lines up.'],
            [
              'Medical clearance',
              'Your own doctor, and sometimes a heart or lung doctor, checks if you are fit for anesthesia. Blood tests are often part of it.',
            ],
            [
              'Prior authorization',
              'Your plan approves the operation first. Medicare asks for this before some operations, such as a neck fusion when you are an outpatient, which means not admitted to the hospital.[^AANS-PA] Rules change, so ask. See [referrals and insurance](/blog/referrals-insurance-and-estimates).',
            ],
          ],
        },
      ],
    },
    {
      id: 'bring',
      heading: 'What should you bring?',
      body: [
        {
          checklist: 'hospital-bag',
          items: {
            'photo-id': 'Photo ID and insurance cards',
            'medicine-list': 'My list of medicines and allergies',
            scans: 'My scans on a disc',
            brace: 'My brace, if I have one',
            'glasses-hearing-aids': 'Glasses and hearing aids, each in a case with my name',
            cpap: 'My CPAP machine, if I use one for sleep',
            clothes: 'Loose clothes and flat shoes that stay on',
            directive: 'My advance directive (my written wishes for care), if I have one',
          },
        },
        'For medicines, washing and fasting, use [the lists for the weeks before](/preoperative-education#weeks-before).',
      ],
    },
    {
      id: 'family',
      heading: 'Who drives, and what should your family know?',
      body: [
        'An adult should drive you home and stay with you for the first 24 hours.[^KEIP] Pick one person who gets the news and passes it on. Give that person a page with:',
        {
          list: [
            'The place, the arrival time and the name of the operation',
            'How and when the team will give them news',
            'Your list of medicines and allergies',
            'Where your advance directive is, and who may speak for you',
            'The number to call at night, and the [warning signs after surgery](/post-operative-care#when-to-get-help)',
          ],
        },
        'Ask your helper to listen when the nurse explains the care at home. You may be too sleepy to recall it.',
      ],
    },
    {
      id: 'the-day',
      heading: 'What happens on the day?',
      body: [
        'Each hospital has its own order and hours. The day often goes like this:',
        {
          steps: [
            'You check in and get a wristband with your name.',
            'You change into a gown. People ask your name, birth date and operation again and again. This is a safety check, so answer each time.',
            'A nurse asks about your medicines and your last food and drink. A small tube, the IV, goes into a vein.',
            'Your surgeon sees you, answers last questions and often marks the spot.',
            'The anesthesia team tells you the plan. In most spine operations you are fully asleep, which is called general anesthesia. Some endoscopic ones use numbing medicine and a drug that makes you drowsy.',
            'In the operating room, the team checks your name and the operation once more.',
            'You wake up in the recovery room, often groggy, with a nurse close by. The nurse checks your breathing and pain, and asks you to move your feet and hands. Report any numbness or weakness right there.',
            'Your family can often see you soon. You go to a room or get ready to go home, and someone helps you with the first steps.',
          ],
        },
        'How long you stay depends on the operation. After a microdiscectomy, many people leave the same day or after one night.[^SH-MD] England’s health service names 1 to 4 days for a low back decompression, which takes pressure off nerves.[^NHS-L] A fusion or a large operation often means more days.',
        {
          note: 'Leave with written rules for the wound, your medicines and your limits, and a number that someone answers at night.',
        },
      ],
    },
    {
      id: 'put-off',
      heading: 'When is an operation put off?',
      body: [
        'A date can move for your safety. Common reasons are:',
        {
          list: [
            'A fever, a skin sore, a tooth infection or a urine infection',
            'Food or drink inside the time you were given',
            'A medicine plan that did not work out, such as a blood thinner taken by mistake',
            'Blood sugar that is too high',
            'A test result or an approval that is missing',
            'No adult to take you home',
          ],
        },
        '{Call the office} as soon as you notice one of these, or call the hospital if it is the day itself. Do not skip or add a medicine to make up for it.',
        'A later date is hard when you are in pain. Ask what you can do until then. Some signs cannot wait for any date. Call 911 or go to the emergency room now if you have new trouble with your bladder or bowel, or numbness where you sit. Do the same for weakness that grows fast or is in both legs, or a fever with very bad back or neck pain. The card [“When to get help”](/resources/pre-operative#when-to-get-help) has every sign.',
      ],
    },
  ],
  links: [
    { href: '/preoperative-education', label: 'Medicines, nicotine, washing and fasting before surgery' },
    { href: '/blog/risks-in-plain-numbers', label: 'How to read the risks in plain numbers' },
    { href: '/blog/surgery-or-waiting', label: 'Surgery now, or waiting?' },
    { href: '/services', label: 'The operations, one by one' },
    { href: '/post-operative-care', label: 'Caring for yourself once you are home' },
  ],
  health: {
    reviewed: '2026-11-20',
    sources: ['PROI', 'SSI-R', 'ASD1', 'NHS-L', 'AANS-PA', 'VSS', 'KEIP', 'SH-MD'],
    signOff: [
      'Consent: more time outside an emergency, a companion, an interpreter, a change of mind after signing (not in the fact sheet)',
      'What X-ray, MRI and CT show, and what to report before an MRI',
      'Medical clearance: own doctor, sometimes heart or lung doctor, often blood tests (not in the fact sheet)',
      'What to bring to the hospital',
      'The order of the day from check-in to the recovery room (general knowledge, not in the fact sheet)',
      'Most spine operations are done under general anesthesia; some endoscopic ones with local numbing and sedation',
      'A fusion or a large operation often means more days in the hospital',
      'Reasons to put off an operation: fever, skin sore, tooth or urine infection, blood sugar that is too high',
      'Further reasons: food inside the fast, a medicine taken by mistake, a missing result or approval, no driver (not in the fact sheet)',
    ],
  },
})
