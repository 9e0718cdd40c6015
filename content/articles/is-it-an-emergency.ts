import { article } from '@/content/article-schema'

export const isItAnEmergency = article({
  slug: 'is-it-an-emergency',
  published: '2026-11-20',
  topics: ['understanding-pain', 'after-surgery', 'daily-life'],
  title: 'Is it an emergency? Spine signs that cannot wait',
  description:
    'Bladder, bowel, numbness, weakness, fever, stroke and clots in plain words. What to say when you call, and what the emergency room may do.',
  heading: 'Is it an emergency?',
  lead: 'Go now if you have new bladder or bowel trouble, numbness where you sit, or weakness that grows. Call 911, or have someone drive you to the emergency room.',
  inShort: [
    'One new sign on the emergency card is enough. You need not have them all.',
    'Use your own words. Emergency staff talk about toilets and sex every day.',
    'If you cannot tell whether it is an emergency, treat it as one.',
  ],
  sections: [
    {
      id: 'private',
      heading: 'The signs that people are too shy to name',
      body: [
        'A bundle of nerves hangs below the spinal cord. It serves your bladder, your bowel, your sex organs and the skin you sit on. Doctors call trouble there cauda equina syndrome. Few people use that name. They say:[^RFREE][^TORB]',
        {
          list: [
            '“When I wipe, it feels odd, as if the skin were not mine.”',
            '“I need to go, and nothing comes.” Or: “Once I start, I cannot stop.”',
            '“I did not know my bladder was full. Then I was wet.”',
            '“I soiled myself and never felt it.”',
            '“My inner thighs tingle, and my bottom is asleep.”',
            '“I have no feeling during sex.” Or: “My erections have changed.”',
            '“The pain shoots down both legs now.” Or: “My leg has never hurt this badly.”',
          ],
        },
        'If any of this is new, go now, by day or by night. Treatment within 48 hours of the start appears to work better,[^BASS] and some of those hours may be gone. Did it begin some days ago? Go now all the same.',
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
              'Legs that newly turn weak or heavy, or that stumble. Hands that get clumsy fast. Any change in bladder or bowel.',
            ],
            [
              'Seen today',
              'Hands newly clumsy with buttons, keys or a pen.[^MYEL] If you have had cancer: a band of pain around your body, or back pain when you cough.[^RNOH-M][^CRUK]',
            ],
          ],
        },
        'Pain or pressure in the chest may be the heart. Call 911 for that.',
      ],
    },
    {
      id: 'infection',
      heading: 'Infection, with a fever or without',
      body: [
        'An infection in the spine has three main signs: back pain, fever, and weakness or numbness. They seldom come together. All three were there in 13 to 37 of 100 people. In the other 63 to 87, at least one was missing. About 50 of 100 had a fever, and about 50 did not.[^SEA]',
        'Go to the emergency room now for fever with very bad back or neck pain. Fever with milder new pain is seen the same day. With a fever, any new weakness means 911: once weakness starts, paralysis can come in about 24 hours.[^SEA-B]',
        'The risk is higher with diabetes, kidney disease, weak immunity, injected drugs, or a recent spine procedure.[^SEA] If one of these is you, get seen the same day for back or neck pain that keeps growing. Do this even when the thermometer looks normal. If any new weakness joins that pain, call 911.',
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
                'Suddenly: a drooping face, weakness on one side, trouble speaking, lost sight or balance, or the worst headache[^BEFAST]',
                'Call 911, even if it passes. Note the time it began.',
              ],
              ['The heart', 'Chest pain or pressure, or trouble breathing', 'Call 911.'],
              [
                'A clot in the lung',
                'Short breath, chest pain that is worse as you breathe in, fast heartbeat, fainting, coughing blood[^CDC-VTE]',
                'Call 911.',
              ],
              [
                'A clot in the leg',
                'Swelling, pain, tenderness or redness[^CDC-VTE]',
                'Go to the emergency room the same day.',
              ],
            ],
          },
        },
        'Have you just had surgery? The page on [care after surgery](/post-operative-care) has its own list. New leg weakness then means 911, even if it is slight.',
      ],
    },
    {
      id: 'dark-thoughts',
      heading: 'When pain makes you want to give up',
      body: [
        'Long pain can bring dark thoughts. You may think that you are a burden, or that nothing will ever change. That is a reason to call, as much as a numb leg is. Call or text 988 at any hour. For Spanish, press 2.[^988][^SAMHSA] If you are in danger now, or took too many pills, call 911.',
      ],
    },
    {
      id: 'words',
      heading: 'What to say',
      body: [
        'Say the worst sign first and when it began. The story of your back can come later.',
        {
          terms: [
            [
              'To 911',
              '“My legs are getting weak, and I cannot pass urine. It began at four today.” Then give your address.',
            ],
            [
              'At the emergency desk',
              '“I have back trouble, and since this morning I am numb where I sit.” If others can hear you, write it on paper and hand it over.',
            ],
            [
              'To an office or nurse line',
              '“I need to be seen today. My foot has been numb since breakfast.” Ask who will call back, and by when. If no one answers, go to the emergency room.',
            ],
            ['For another language', 'Name it first: “Spanish, please.” Ask for an interpreter.'],
          ],
        },
        'Do not drive yourself if you are weak, numb, dizzy or on opioids. Never use a web form or a chat for this.',
      ],
    },
    {
      id: 'emergency-room',
      heading: 'What may happen in the emergency room',
      body: [
        'Each hospital works in its own way. To look for pressed nerves, the staff may:',
        {
          list: [
            'Test strength, feeling and reflexes in your arms and legs.',
            'Touch the skin around your bottom to check feeling. You can ask for someone to be with you.',
            'Look at your bladder with a small scanner, from the outside, after you have tried to go.',
            'Take blood, if an infection is possible.',
            'Order an MRI. Tell them about a pacemaker or metal in your body.',
            'Call a spine surgeon, or send you to a hospital that has one.',
          ],
        },
        'Ask before you eat or drink, in case you need an operation. If you get worse while you wait, go back to the desk and say so. If you are sent home, ask: “What change should bring me back at once?”',
      ],
    },
    {
      id: 'phone-card',
      heading: 'Fill this in before you need it',
      body: [
        'Print it and keep it by the phone. Show it to the people you live with. In an emergency, do not stop to finish it.',
        {
          blanks: [
            'My name and date of birth',
            'My address and the nearest cross street',
            'My spine problem or operation, with the date',
            ['My medicines, blood thinners first', 2],
            'Allergies, pacemaker, other implants',
            'Someone to call for me',
            'What is new, in plain words',
            'The time it began',
          ],
        },
      ],
    },
  ],
  links: [
    { href: '/post-operative-care', label: 'Warning signs after surgery' },
    { href: '/resources/conditions/cervical-myelopathy', label: 'Guide: cord pressure in the neck' },
    { href: '/blog/what-a-pinched-nerve-feels-like', label: 'What a pinched nerve feels like' },
    { href: '/resources/conditions/spinal-tumors', label: 'Guide: spinal tumors' },
  ],
  related: [
    'what-a-pinched-nerve-feels-like',
    'the-first-two-weeks-after-spine-surgery',
    'surgery-or-waiting',
  ],
  health: {
    reviewed: '2026-11-20',
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
      'If you cannot tell whether it is an emergency, treat it as one (general knowledge).',
      'Which signs are “now” and which “same day”, such as hands that turn clumsy fast or newly.',
      'Fever with milder new back or neck pain is seen the same day.',
      'Higher infection risk and back or neck pain that keeps growing: same day, even without a fever; with any new weakness, 911.',
      'Chest pain or pressure, or trouble breathing: 911.',
      'New leg swelling, pain or redness: emergency room the same day.',
      'After spine surgery, new leg weakness is a 911 sign even if slight.',
      'What the emergency room may do: exam, skin feeling, bladder scan, blood, MRI, call or transfer (general knowledge, not in the fact sheet).',
      'Ask before eating or drinking, in case an operation is needed (general knowledge, not in the fact sheet).',
      'Card: unexplained weight loss with back pain is a same-day sign.',
      'Card: neck swelling with trouble breathing or swallowing after neck surgery is a 911 sign.',
    ],
    help: {
      emergency: [
        'New trouble passing urine or stool, or holding it, or no feeling of a full bladder',
        'Numbness or tingling around your genitals, bottom or inner thighs, or an odd feeling when you wipe',
        'New loss of feeling during sex, or a new change in erections',
        'Very bad new leg pain, or new pain down both legs',
        'New weakness in an arm or leg that spreads or gets worse fast',
        'Weakness in both legs, or legs that turn heavy or stumble',
        'Hands that turn clumsy fast',
        'Fever with very bad back or neck pain, or with confusion or new weakness',
        'Back or neck pain that keeps growing with any new weakness, if your risk of infection is high',
        'Bad back or neck pain after a major fall or crash',
        'A drooping face, weakness on one side, trouble speaking, sudden loss of sight or balance, or a sudden worst headache',
        'Chest pain or pressure, short breath, a racing heart, fainting, or coughing up blood',
        'Any new weakness in a leg after spine surgery',
        'Swelling of the neck with trouble breathing or swallowing, after neck surgery',
        'An overdose, or thoughts of ending your life that put you in danger now',
      ],
      soon: [
        'New swelling, pain, tenderness or redness in a leg: go to the emergency room, because it may be a blood clot',
        'New weakness or numbness, even if it is slight',
        'Newly clumsy hands',
        'Fever with new back or neck pain, even if the pain is mild',
        'Back or neck pain that keeps growing, with diabetes, kidney disease, weak immunity, injected drugs or a recent spine procedure',
        'New pain or night pain, a band of pain around your body, or pain on coughing, if you have had cancer',
        'Weight loss that you cannot explain, along with back pain',
      ],
      routine: [
        'Pain that keeps you from work, sleep or daily life',
        'Arm or leg pain that has not eased after about 6 weeks',
      ],
    },
  },
})
