import { faqGroup } from '@/content/faq-schema'

export const hospitalAndRecovery = faqGroup({
  id: 'hospital-and-recovery',
  heading: 'Hospital and recovery',
  questions: [
    {
      id: 'warning-signs',
      question: 'Which signs after surgery need help at once?',
      answer: [
        'Call 911 for chest pain, trouble breathing, fainting, coughing up blood, new leg weakness, or signs of a stroke such as a drooping face. Call 911 if you cannot pass urine, lose control of bladder or bowel, or go numb between your legs. Call 911 for heavy bleeding, for fever with confusion or very bad spine pain, or for a neck that swells after neck surgery. New swelling, pain or redness in a leg means the emergency room now.',
        'Call the surgeon’s team the same day for a fever of 100.4°F or more, new numbness, or pain that grows. Call them too for a wound that leaks, opens, swells or turns red, a bad headache or one that is worse upright, or a voice that gets more hoarse. If no one answers, go to the emergency room. [See the full list](/post-operative-care#when-to-get-help).',
      ],
    },
    {
      id: 'my-medicines',
      question: 'Do I stop my medicines before surgery?',
      answer: [
        'Never on your own. Give the team a list of all that you take, including store-bought pills, vitamins and herbs. Blood thinners need a plan from your surgeon and the doctor who prescribed them. If you have a heart stent, stopping on your own can be dangerous. Ask for the plan in writing: what to take, what to pause and from which day. [Getting ready for surgery](/preoperative-education#medicines) says more.',
      ],
    },
    {
      id: 'weight-loss-shots',
      question: 'I take a GLP-1 drug for diabetes or weight. What now?',
      answer: [
        'Tell the team early, well before the day of surgery. Semaglutide and tirzepatide are two of these drugs. They can matter for anesthesia, and the advice on them has changed more than once. Some people keep taking them. Some are told to go longer without food, or to have only liquids for a time. Do not decide this alone: ask the anesthesia team for a plan, and tell them if you feel sick to your stomach. Read more on [GLP-1 drugs before surgery](/preoperative-education#glp-1).',
      ],
    },
    {
      id: 'eating-before-surgery',
      question: 'When must I stop eating and drinking?',
      answer: [
        'Follow the written times from your hospital. They come before anything you read here. The times differ for solid food and clear liquids, and they can be longer for some people. Ask about your morning pills and about water. If you eat or drink by mistake, call and say so before you leave home, because it matters for your safety. [Eating and drinking before surgery](/preoperative-education#fasting) says more.',
      ],
    },
    {
      id: 'smoking',
      question: 'Do I have to quit smoking before surgery?',
      answer: [
        'Your surgeon will tell you. It makes sense to quit in any case, above all before a fusion (surgery that joins bones). Bones fail to join more often in people who keep smoking. In one study, those who stayed off for many months after surgery came close to people who did not smoke. Sources disagree on nicotine patches, so let your surgeon decide with you. For free help to quit, call 1-800-QUIT-NOW. See [nicotine and your spine](/blog/nicotine-and-your-spine).',
      ],
    },
    {
      id: 'hospital-stay',
      question: 'How long will I be in the hospital?',
      answer: [
        'It depends on the operation and on you. After small operations on a disc or nerve, many people go home the same day or the next. After a fusion, a stay of some days is common, and large operations for a curve often mean a longer one. An adult should drive you home and stay for the first day and night. Each [service page](/services) shows the usual stay. Ask what yours may be.',
      ],
    },
    {
      id: 'recovery-time',
      question: 'How long does recovery take?',
      answer: [
        'Many people need weeks after a small operation on a disc or nerve. A fusion takes months, since bone heals slowly, and a large operation on a curve may take a year or more. Old numbness may take months to fade, and some may stay. People differ, so take these as patterns, not promises. The [recovery guide](/resources/recovery) goes week by week for each operation.',
      ],
    },
    {
      id: 'driving-and-work',
      question: 'When may I drive and go back to work?',
      answer: [
        'Ask your surgeon for both dates. Never drive while you take opioid pain medicine. You must also be able to brake hard and turn your head, and your surgeon must agree. For work, much depends on what you do, and desk work often comes before heavy work. Tell your employer that the date may change, and ask about light duty. The [recovery guide](/resources/recovery) shows what is usual.',
      ],
    },
    {
      id: 'pain-pills-at-home',
      question: 'How do I use opioid pain pills safely?',
      answer: [
        'Take the smallest amount that works, for the shortest time, as your label says. Opioids are not safe with alcohol, sleeping pills or other sedatives, and you must not drive. If a doctor has prescribed a sedative for you, do not stop it on your own: ask today if the two are safe together. Lock the pills up, never share them and take back what is left. If someone breathes slowly or cannot be woken, call 911 and give naloxone if you have it. More on this is in [pain medicine after surgery](/blog/pain-medicine-after-surgery).',
      ],
    },
    {
      id: 'shower',
      question: 'When may I shower after surgery?',
      answer: [
        'Your discharge sheet says when. Surgeons differ by some days, so your own sheet counts. Wash your hands before you touch the wound. Pat it dry, and do not scrub it, soak it or put cream on it. No bath and no pool until you are told. If the wound leaks, opens, swells or turns red, call the surgeon’s team the same day. See [wound care](/post-operative-care#wound).',
      ],
    },
  ],
})
