import { faqGroup } from '@/content/faq-schema'

export const surgeryDecisions = faqGroup({
  id: 'surgery-decisions',
  heading: 'Deciding about surgery',
  questions: [
    {
      id: 'need-surgery',
      question: 'How do I know if I need surgery?',
      answer: [
        'Three things should fit together: what you feel, what the exam finds and what the scan shows. Then ask how much the problem limits your life, and if other care has had a fair try. For many people surgery is a choice, and there is time to think. Some problems cannot wait. Weakness that grows fast, numbness between your legs, or new bladder or bowel trouble means the emergency room now. See [surgery or waiting](/blog/surgery-or-waiting).',
      ],
    },
    {
      id: 'if-i-wait',
      question: 'What happens if I wait?',
      answer: [
        'It depends on your diagnosis, so ask. With a herniated disc, many people get better with time, and surgery often eases leg pain faster. Cord pressure in the neck is different, since it can get worse. Ask what waiting may cost you and which signs would end the wait. Fast-growing weakness or bladder or bowel trouble ends it at once: call 911. Otherwise, set a date to check again. Each [condition guide](/resources/conditions) says what usually comes with time.',
      ],
    },
    {
      id: 'second-opinion',
      question: 'Is it all right to get a second opinion?',
      answer: [
        'Yes. A good surgeon will not mind. It makes most sense before a large operation, before another one, or when the plan is not clear to you. Take your scans and reports along, not just a summary. If two surgeons disagree, ask each one why. [Getting a second opinion](/blog/getting-a-second-opinion) tells you how to ask. Do not put off care for new weakness, or for bladder or bowel trouble, to get one.',
      ],
    },
    {
      id: 'risks',
      question: 'What are the risks of spine surgery?',
      answer: [
        'Every spine operation can cause infection, bleeding, a blood clot, a leak of spinal fluid or trouble with anesthesia. A nerve can be hurt, which may mean weakness, numbness and, rarely, paralysis or bladder trouble. Pain may stay, and some people need another operation. How likely these are depends on the operation and on your health. Large operations for a curve carry high risks. [Risks in plain numbers](/blog/risks-in-plain-numbers) gives figures from studies. Ask what your own risks are.',
      ],
    },
    {
      id: 'success',
      question: 'What is the success rate?',
      answer: [
        'No single number answers that. It depends on the operation, the reason for it and what counts as success. Ask: Out of 100 people like me, how many got better, and how many did not? Better in what way: leg pain, back pain, walking? After how long? Where do the numbers come from: a study, or your own patients? Each [service page](/services) shows what studies found, with the other side too.',
      ],
    },
    {
      id: 'age',
      question: 'Am I too old for spine surgery?',
      answer: [
        'Age is only one part of the answer. Your health as a whole counts too: heart, lungs, bones, diabetes, weight and nicotine. So do your goals and the help you have at home. Ask the surgeon: What does my health do to my risks? What can I improve first? Is there a smaller operation, or none, that would serve me as well? Your own doctor can help you think it through.',
      ],
    },
    {
      id: 'small-cuts',
      question: 'Is surgery through small cuts better?',
      answer: [
        'Not always. For a fusion, small cuts can mean less blood loss, but also more X-rays during surgery. Studies do not agree on whether the stay is shorter. Bone that is joined needs months to heal, whatever the size of the cut. After endoscopic surgery, which uses a camera, people went home sooner in trials, but they did not get back to work sooner. Compare [small-cut surgery](/services/minimally-invasive-surgery) and [endoscopic surgery](/services/endoscopic-spine-surgery).',
      ],
    },
    {
      id: 'robot',
      question: 'Does a robot do the operation?',
      answer: [
        'No. The surgeon operates. The robot and computer help to plan and guide where screws go. In studies, screws often sat more exactly. But one review saw no clear difference, and longer operations. It is not clear that people have less pain or can do more afterward. Ask how the tool would change your operation, and what happens if it fails that day. [Robotic surgery](/services/robotic-surgery) has both sides.',
      ],
    },
    {
      id: 'fusion-or-disc',
      question: 'Fusion or disc replacement: which is right for me?',
      answer: [
        'Neither is right for everyone. A fusion joins bones, so that spot no longer moves. A disc replacement keeps motion. In the neck, trials found more success with disc replacement than with fusion. In the low back it is not proven to be better, and British guidance does not advise it for low back pain. Weak bone, a slip or worn joints may rule it out. Ask why one fits your spine more than the other. See [disc replacement](/services/disc-replacement#who).',
      ],
    },
  ],
})
