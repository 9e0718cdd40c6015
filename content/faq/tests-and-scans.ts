import { faqGroup } from '@/content/faq-schema'

export const testsAndScans = faqGroup({
  id: 'tests-and-scans',
  heading: 'Tests and scans',
  questions: [
    {
      id: 'scan-before-visit',
      question: 'Do I need an MRI before my first visit?',
      answer: [
        'Often not. The exam comes first, since it can show if a scan would change your care. If you have scans already, bring them. If a doctor has ordered one, keep that date. [Do I need a scan for back pain?](/blog/do-i-need-a-scan-for-back-pain) explains when a scan helps. New bladder or bowel trouble, numbness between your legs, or weakness that grows fast means the emergency room now, not a booked scan.',
      ],
    },
    {
      id: 'kinds-of-scan',
      question: 'What is the difference between an X-ray, a CT and an MRI?',
      answer: [
        'Each one shows something different. An X-ray shows bone, and how your spine lines up. A CT shows bone in fine detail. An MRI shows soft parts, such as discs, nerves and the spinal cord, and it uses no X-rays. You may need one of them, more than one or none. Ask what the test could show and how that would change your plan. [Tests explained](/resources/appointment-prep#tests) says more.',
      ],
    },
    {
      id: 'metal-and-mri',
      question: 'Can I have an MRI if I have metal in my body?',
      answer: [
        'Perhaps. It depends on what the metal is and where it sits. When the scan is booked, name any pacemaker, pump, clip, screw, artificial joint or metal splinter. If you have a card for an implant, bring it. The MRI team will check if the scan is safe for you. If it is not, ask which other test could answer the question.',
      ],
    },
    {
      id: 'tight-spaces',
      question: 'What if I am afraid of tight spaces?',
      answer: [
        'Tell the staff when the scan is booked, not on the day. Many people feel this way. Ask how long the scan takes, if you can stop it at any time, and if there is a wider machine. Ask if someone may stay with you. If medicine to calm you is an option, ask who orders it and if you will need someone to drive you home.',
      ],
    },
    {
      id: 'worn-discs',
      question: 'My report says worn or bulging discs. Is that bad?',
      answer: [
        'Not by itself. Many people with no pain at all have worn or bulging discs, and more so with age. What counts is whether the finding fits what you feel and what the exam shows. Ask: Which of these findings explains my pain? Which ones are common at my age? If the report names a tumor, a new fracture or a pressed spinal cord, call the doctor who ordered it the same day. For an infection, go to the emergency room now. [How to read your MRI report](/blog/how-to-read-your-mri-report) and the guide to [disc wear](/resources/conditions/degenerative-disc-disease#diagnosis) explain the words.',
      ],
    },
    {
      id: 'normal-scan',
      question: 'My scan shows little. Why do I still hurt?',
      answer: [
        'Pain is real even when a scan shows little, because a scan shows the shape of things and not pain. A warning sign still counts after a clear scan: get seen the same day for new weakness or numbness, and call 911 for bladder or bowel trouble. For some causes of pain, no single test gives the answer. With the [small joints of the spine](/resources/conditions/facet-arthritis#diagnosis), doctors use numbing shots as a guide. With the [joint at the pelvis](/resources/conditions/si-joint-pain#diagnosis), hands-on tests come first. Ask what else could cause your pain, and what to try next.',
      ],
    },
    {
      id: 'nerve-test',
      question: 'What is a nerve test (EMG)?',
      answer: [
        'It is a test of how well your nerves and muscles work. A scan shows what a nerve looks like, and this test shows how it works. Not everyone needs it. Before you agree to it, ask what it can add to your exam and your scan, and what the result would change. Ask, too, what it feels like, how long it takes and how to get ready. Tell the staff about all your medicines and implants.',
      ],
    },
  ],
})
