import { faqGroup } from '@/content/faq-schema'

export const painAndDailyLife = faqGroup({
  id: 'pain-and-daily-life',
  heading: 'Pain and daily life',
  questions: [
    {
      id: 'rest-or-move',
      question: 'Should I rest or keep moving?',
      answer: [
        'First check the [emergency signs](/resources/faq#in-an-emergency). If none fits, keep moving as well as you can, unless a doctor has told you not to. For most back pain and sciatica, the advice is to avoid long rest. Short walks, spread over the day, are a good start. Do less on a bad day, and add a little after a few good ones. [Moving with back pain](/blog/moving-with-back-pain) shows how to begin.',
      ],
    },
    {
      id: 'how-long-sciatica',
      question: 'How long does a pinched nerve take to settle?',
      answer: [
        'Pain down the leg usually takes some weeks to settle, and at times longer. Pain down the arm usually eases without surgery, too. Book a visit if it has not eased after about 6 weeks, or if it keeps you from sleep or work. If you are newly weak or numb, get seen the same day. For pain down both legs, numbness between them, or bladder or bowel trouble, call 911. The [guide to sciatica](/resources/conditions/sciatica#outlook) says what to expect.',
      ],
    },
    {
      id: 'sleep',
      question: 'How can I sleep with back pain?',
      answer: [
        'Try a pillow between your knees if you lie on your side. Try one under your knees if you lie on your back. In one study, a medium-firm mattress did better than a firm one, so harder is not always better. [Sleeping with back or neck pain](/blog/sleeping-with-back-or-neck-pain) has more. If you have had cancer and the night pain is new, get seen the same day.',
      ],
    },
    {
      id: 'heat',
      question: 'Does heat help?',
      answer: [
        'It may ease the pain for a while, and it is one of the things that people with sciatica are advised to try at home. Keep it warm, not hot, with a cloth in between. Do not use it on a fresh wound or on numb skin, where you might not feel a burn. The [guide to sciatica](/resources/conditions/sciatica#now) names other things you can do now.',
      ],
    },
    {
      id: 'pain-pills',
      question: 'Which pain medicine should I take?',
      answer: [
        'Ask your doctor or pharmacist. A website cannot know what is safe with your other medicines and illnesses. For low back pain that lasts, an American guideline starts with exercise and other care without drugs. If that is not enough, it names anti-inflammatory drugs first and opioids last. Ask what each drug can do for you, and what it can do to you. Do not stop or start a medicine on your own.',
      ],
    },
    {
      id: 'sitting',
      question: 'How should I sit at a desk?',
      answer: [
        'Sit so that your lower back is supported, your elbows are close and your feet are flat. Put the top of the screen at eye level or just below. Then get up and move often. No posture is right for everyone, and changing it often helps. [Desk work and your spine](/blog/desk-work-and-your-spine) goes step by step, for an office or a kitchen table.',
      ],
    },
    {
      id: 'lifting',
      question: 'How do I lift with less strain on my back?',
      answer: [
        'Plan first: where is it going, and is the way clear? Set your feet as wide apart as your shoulders, bend your knees and hold the load close. Turn with your feet and do not twist. If it is heavy or awkward, ask for help or use a cart. After surgery, your own sheet sets the limit. See [lifting at work and at home](/blog/lifting-at-work-and-at-home).',
      ],
    },
    {
      id: 'worn-down-by-pain',
      question: 'The pain is wearing me down. Who can help?',
      answer: [
        'You do not have to carry this alone. If you think about ending your life, or feel hopeless or a burden to others, call or text 988 now. It is open day and night. For Spanish, call and press 2. If you are in danger or took too many pills, call 911.',
        'Pain that lasts is hard on anyone. Tell your doctor how you sleep and feel and what worries you, not only where it hurts. Talking with a counselor can be part of pain care.',
      ],
    },
  ],
})
