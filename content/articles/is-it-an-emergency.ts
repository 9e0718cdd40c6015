import { article } from '@/content/article-schema'

export const isItAnEmergency = article({
  slug: 'is-it-an-emergency',
  published: '2026-11-20',
  topics: ['understanding-pain', 'after-surgery', 'daily-life'],
  title: 'Is it an emergency? Spine signs that cannot wait',
  description:
    'Bladder, bowel, numbness, weakness, fever, stroke and clots in plain words. What to say when you call, and what the emergency room may do.',
  heading: 'Is it an emergency?',
  lead: 'Call 911 or go to the emergency room now for new bladder or bowel trouble, numbness where you sit, or weakness that grows or is in both legs. Do not drive yourself.',
  inShort: [
    'One emergency sign from the card [“When to get help”](/blog/is-it-an-emergency#when-to-get-help) is enough. You need not have them all.',
    'Use your own words. Emergency staff talk about toilets and sex every day.',
    'If you cannot tell whether it is an emergency, treat it as one.',
  ],
  sections: [
    {
      id: 'private',
      heading: 'The signs that people are too shy to name',
      body: [
        'A bundle of nerves hangs below the spinal cord. It serves your bladder, your bowel, your sex organs and the skin you sit on. Doctors call trouble there cauda equina syndrome. These are its signs, in words that people might use:[^RFREE][^TORB]',
        {
          list: [
            '“When I wipe, it feels odd, as if the skin were not mine.”',
            '“I need to go, and nothing comes.” Or: “I cannot stop, and I cannot feel it.”',
            '“I did not know my bladder was full. Then I was wet.”',
            '“I soiled myself and never felt it.”',
            '“My inner thighs tingle, and my bottom is asleep.”',
            '“I have no feeling during sex.” Or: “My erections have changed.”',
            '“The pain shoots down both legs now.” Or: “My leg has never hurt this badly.”',
          ],
        },
        'If any of this is new or getting worse, call 911 or go to the emergency room now. Treatment within 48 hours of the start appears to work better,[^BASS] and some of those hours may be gone. Did it begin some days ago? Go now all the same.',
      ],
    },
    {
      id: 'cord',
      heading: 'Legs that stumble, hands that fumble',
      body: [
        'In the neck and the upper back, the cord itself can be pressed. This may hurt very little.[^MYEL]',
        {
          terms: [
            [
              'Go now',
              'Legs that turn weak or heavy, or that stumble. Hands that turn clumsy fast, or balance that gets worse fast. Pain like a tight band around your chest or belly.[^RNOH-M][^CRUK] New trouble with bladder or bowel. If you have or had cancer: any new weakness, or newly clumsy hands.',
            ],
            [
              'Seen today',
              'Hands that have slowly become clumsy with buttons, keys or a pen, or a walk that has slowly become unsteady.[^MYEL] If you have or had cancer: new pain in the back or neck, pain at night, or pain when you cough.[^RNOH-M][^CRUK]',
            ],
          ],
        },
        'If you cannot tell how fast it came, go now. A tight band or pressure around the chest may also be the heart, so call 911.',
      ],
    },
    {
      id: 'infection',
      heading: 'Infection, with a fever or without',
      body: [
        'An infection in the spine has three main signs: back pain, fever, and weakness or numbness. Often they do not come together. Of 100 people with an abscess (a pocket of pus) in the spine, 13 to 37 had all three. In the other 63 to 87, at least one was missing. About 50 had a fever, and about 50 had none.[^SEA]',
        'Call 911 or go to the emergency room now for fever with very bad back or neck pain, or with confusion. With a fever, any new weakness or numbness means 911. Fever with milder pain is seen the same day. Do not wait for the next sign: once weakness starts, paralysis can come in about 24 hours.[^SEA-B]',
        'The risk is higher with diabetes, kidney disease, weak immunity, a recent spine procedure, or injecting drugs.[^SEA] If one of these fits you, get seen the same day for back or neck pain that keeps growing. Do this even when the thermometer looks normal. If any new weakness or numbness joins that pain, call 911.',
      ],
    },
    {
      id: 'not-spine',
      heading: 'When it may not be the spine at all',
      body: [
        {
          table: {
            caption: 'Trouble that can look like a spine problem',
            head: ['It may be', 'What you notice', 'What to do'],
            rows: [
              [
                'A stroke',
                'Suddenly: a drooping face, weakness or numbness on one side, trouble speaking, lost sight or balance, or the worst headache[^BEFAST]',
                'Call 911, even if it passes. Note the time it began.',
              ],
              [
                'The heart',
                'Chest pain or pressure, or trouble breathing, even if you feel it mostly in your arm, neck or jaw',
                'Call 911.',
              ],
              [
                'A clot in the lung',
                'Short breath, chest pain that is worse as you breathe in, fast heartbeat, fainting, coughing blood[^CDC-VTE]',
                'Call 911.',
              ],
              [
                'A clot in the leg',
                'Swelling, tenderness or redness in a leg, with or without pain[^CDC-VTE]',
                'Go to the emergency room now. If your chest or your breath is affected, call 911.',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'after-surgery',
      heading: 'If you have had surgery or an injection',
      body: [
        'After a spine operation, new weakness in a leg means 911, even if it is slight. So does heavy bleeding from the wound, or fever with confusion. After neck surgery, so does a swollen neck with trouble breathing or swallowing. If someone breathes slowly or will not wake up after pain medicine, call 911 and give naloxone if you have it. For new swelling, pain, tenderness or redness in a leg, go to the emergency room now.',
        'After an injection near the spine, new weakness or numbness, loss of sight or a very bad headache is an emergency. The page on [care after surgery](/post-operative-care#when-to-get-help) has its own card.',
      ],
    },
    {
      id: 'dark-thoughts',
      heading: 'When pain makes you want to give up',
      body: [
        'Call or text 988 at any hour if you think of ending your life, feel that you are a burden, see no way out or save up pills. For Spanish, press 2 when you call.[^988][^SAMHSA] If you are in danger now, or took too many pills, call 911.',
        'Pain that goes on and on can bring such thoughts, and people will listen. Tell someone near you as well, and do not stay alone with these thoughts.',
      ],
    },
    {
      id: 'words',
      heading: 'What to say',
      body: [
        'Say where you are, then the worst sign and when it began.',
        {
          terms: [
            [
              'To 911',
              'Give your address first. “My legs are getting weak, and I cannot pass urine. It began at four today.”',
            ],
            [
              'At the emergency desk',
              '“I have back trouble, and since this morning I am numb where I sit.” If others can hear you, write it on paper and hand it over.',
            ],
          ],
        },
        'Do not drive yourself. If no one can take you at once, call 911.',
      ],
    },
    {
      id: 'emergency-room',
      heading: 'What may happen in the emergency room',
      body: [
        'To look for pressed nerves or an infection, the staff may:',
        {
          list: [
            'Test strength, feeling and reflexes in your arms and legs.',
            'Touch the skin around your bottom to check feeling. You can ask for someone to be with you.',
            'Look at your bladder with a small scanner, from the outside, after you have tried to go.',
            'Order an MRI. Tell them about a pacemaker or metal in your body.',
            'Call a spine surgeon, or send you to a hospital that has one.',
          ],
        },
        'Ask before you eat or drink, in case you need an operation. If you get worse while you wait, tell the desk at once, or send someone. If you are sent home, ask: “What change should bring me back at once?”',
      ],
    },
    {
      id: 'phone-card',
      heading: 'Fill this in before you need it',
      body: [
        'Print it and keep it by the phone. Show it to the people you live with.',
        {
          blanks: [
            'My name and date of birth',
            'My address and the nearest cross street',
            'My spine problem or operation, with the date',
            ['My medicines, blood thinners first', 2],
            'Allergies, pacemaker, other implants',
            'Someone to call for me',
            'On the day: what is new, and since when',
          ],
        },
      ],
    },
  ],
  links: [
    { href: '/post-operative-care', label: 'Warning signs after surgery' },
    { href: '/resources/conditions/cervical-myelopathy', label: 'Guide: cord pressure in the neck' },
    { href: '/blog/pain-medicine-after-surgery', label: 'Opioids and naloxone: what a helper should know' },
    { href: '/resources/conditions/spinal-tumors', label: 'Guide: spinal tumors' },
  ],
  related: [
    'what-a-pinched-nerve-feels-like',
    'the-first-two-weeks-after-spine-surgery',
    'surgery-or-waiting',
  ],
  health: {
    reviewed: '2026-11-20',
    helpFirst: true,
    sources: [
      'BASS',
      'SEA',
      'BEFAST',
      'CDC-VTE',
      'CRUK',
      'SAMHSA',
      'SEA-B',
      'RFREE',
      'TORB',
      'MYEL',
      'RNOH-M',
      '988',
    ],
    signOff: [
      'If you cannot tell whether it is an emergency, or how fast it came, go now (general knowledge).',
      'Which signs are “now” and which “same day”: hands or balance that get worse fast are “now”, a slow change is “same day”.',
      'Pain like a tight band counts as “now” (fact sheet section 6; section 1 says the same day for tumors); pain on coughing is “same day”.',
      'With a past or present cancer, any new weakness or newly clumsy hands are “now”.',
      'A foot that suddenly drops is “now”.',
      'Fever with milder back or neck pain is seen the same day; with confusion, or with new weakness or numbness, it is “now”.',
      'Higher infection risk and back or neck pain that keeps growing: same day, even without a fever; with any new weakness or numbness, 911.',
      'Sudden numbness on one side counts as a stroke sign, as weakness does.',
      'Chest pain or pressure, or trouble breathing, also when felt in the arm, neck or jaw: 911.',
      'New swelling, tenderness or redness in a leg: emergency room now (the source gives the signs; the sheet says a same-day emergency check).',
      'After spine surgery, new leg weakness is a 911 sign even if slight; slow breathing after pain medicine is one, too, with naloxone.',
      'After an injection near the spine: new weakness or numbness, loss of sight or a very bad headache is “now”; fever, growing pain or an upright headache is “same day”.',
      'After an operation: an upright headache, or no bowel movement for 3 days, vomiting or a swollen belly, is “same day”.',
      'Do not stay alone with thoughts of ending your life; do not drive yourself to the emergency room (general knowledge).',
      'What the emergency room may do: exam, skin feeling, bladder scan, blood, MRI, call or transfer (general knowledge, not in the fact sheet).',
      'Ask before eating or drinking, in case an operation is needed (general knowledge, not in the fact sheet).',
      'Card: back or neck pain after a major fall or crash is “now” here even when it is not bad; other pages say “bad pain”.',
      'Card: sudden back pain, or pain after any fall, in an older person or with weak bones or steroids is a same-day sign.',
      'Card: unexplained weight loss with back or neck pain is a same-day sign.',
      'Card: neck swelling with trouble breathing or swallowing after neck surgery is a 911 sign.',
    ],
    help: {
      emergency: [
        'New trouble passing or holding urine or stool, no feeling of a full bladder, or no feeling as you pass urine',
        'Numbness or tingling around your genitals, bottom or inner thighs, or an odd feeling when you wipe',
        'New loss of feeling during sex, or a new change in erections',
        'Very bad new leg pain, or new pain, tingling or numbness down both legs',
        'New weakness in an arm or leg that spreads or gets worse fast, or a foot that suddenly drops',
        'Weakness in both legs, or legs that turn heavy or stumble',
        'Hands that turn clumsy fast, or balance that gets worse fast',
        'Pain like a tight band around your chest or belly',
        'Any new weakness or newly clumsy hands, if you have or had cancer',
        'Fever with very bad back or neck pain, with confusion, or with new weakness or numbness',
        'Back or neck pain that keeps growing, with any new weakness or numbness, if your risk of infection is high',
        'Back or neck pain after a major fall or crash',
        'Sudden drooping of the face, weakness or numbness on one side, trouble speaking, or loss of sight or balance, even if it passes',
        'A sudden worst headache',
        'Chest pain or pressure, short breath, a racing heart, fainting, or coughing up blood',
        'New swelling, tenderness or redness in a leg, or new leg pain after surgery, which may be a blood clot',
        'Any new weakness in a leg after spine surgery, even if it is slight',
        'New weakness or numbness in an arm or leg, loss of sight, or a very bad headache, after an injection near the spine',
        'A swollen neck with trouble breathing or swallowing, after neck surgery',
        'Heavy bleeding from a wound',
        'Slow breathing, or trouble waking up, after pain medicine',
        'An overdose, or thoughts of ending your life (you can also call or text 988)',
      ],
      soon: [
        'Other new weakness or numbness, even if it is slight',
        'Clumsy hands or unsteady walking, even if it came on slowly',
        'Fever with milder back or neck pain',
        'Back or neck pain that keeps growing, if you have diabetes, kidney disease, weak immunity or a recent spine procedure, or inject drugs',
        'New pain, night pain or pain on coughing, if you have or had cancer',
        'Sudden back pain, or pain after any fall, if you are older, have weak bones or take steroids',
        'Weight loss that you cannot explain, along with back or neck pain',
        'After an operation or injection: a fever of 100.4°F or more, a spot that is red, swollen, leaking or open, or growing pain',
        'After an operation or injection: a bad headache that came on slowly, or one that is worse when you sit or stand up',
        'After an operation: hoarseness that gets worse, no bowel movement for 3 days, vomiting, or a swollen belly',
      ],
      routine: [
        'Pain that keeps you from work, sleep or daily life',
        'Arm or leg pain that has not eased after about 6 weeks',
      ],
    },
  },
})
