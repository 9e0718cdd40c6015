import { faqGroup } from '@/content/faq-schema'

export const firstVisit = faqGroup({
  id: 'first-visit',
  heading: 'Emergencies and your first visit',
  questions: [
    {
      id: 'in-an-emergency',
      question: 'What should I do in an emergency?',
      answer: [
        'Call 911 or go to the emergency room now if you have new trouble passing or holding urine or stool. Go now if you feel numb or tingle around your genitals, bottom or inner thighs. Go now if weakness spreads, gets worse fast or is in both legs, or if your legs turn heavy or stumble.',
        'Call 911 for chest pain, trouble breathing, a drooping face, sudden weakness on one side or sudden trouble speaking. Go now for fever with very bad back or neck pain, and for bad back or neck pain after a major fall or crash. Go now for very bad new leg pain, or new pain, tingling or numbness down both legs. [See more signs](/blog/is-it-an-emergency).',
      ],
    },
    {
      id: 'seeing-a-surgeon',
      question: 'Does seeing a surgeon mean that I need surgery?',
      answer: [
        'No. A visit is a way to find out what is wrong and what your choices are. Most people with a herniated disc, for example, need no operation. You may well leave with a plan for exercise, for more tests or for giving it time. You can say no to surgery, or take time to think. See [treatment without surgery](/services/non-surgical-treatments) for what may come first.',
      ],
    },
    {
      id: 'what-happens',
      question: 'What happens at a first visit?',
      answer: [
        'You tell your story first. Then the surgeon checks your strength, feeling, reflexes and how you move. If you have scans, ask to look at them together. By the end, you should know what may cause your pain, what you can do about it and what comes next. If some of that is still open, ask how you will find out. [Get ready for your visit](/resources/appointment-prep).',
      ],
    },
    {
      id: 'what-to-bring',
      question: 'What should I bring?',
      answer: [
        'Bring your photo ID, your insurance cards, and a list of your medicines and allergies. Bring a referral if your plan asks for one. Bring your scans on a disc, along with the written reports. If you have had spine surgery, bring the notes on it. A list of what you have tried, with dates, saves time too. You can tick off or print the [list of what to bring](/resources/appointment-prep#bring).',
      ],
    },
    {
      id: 'someone-with-me',
      question: 'May I bring someone with me?',
      answer: [
        'Yes, please do. Pain and worry make it hard to listen, and two people hear more than one. Ask your helper to take notes and to speak up when something is not clear. Decide before the visit what this person may hear. If you want time alone with the surgeon, just say so. You can note [who may know what](/resources/forms#contact-language) ahead of time.',
      ],
    },
    {
      id: 'interpreter',
      question: 'Can I have an interpreter?',
      answer: [
        'Yes. Ask when you make the appointment, and say which language you speak or sign. Please do not count on a child to translate. A grown relative may soften hard news or skip a word. A trained interpreter says all of it, and you can still bring your family. Your rights are in the [nondiscrimination notice](/legal/nondiscrimination).',
      ],
    },
    {
      id: 'explain-my-pain',
      question: 'How do I explain my pain in a few minutes?',
      answer: [
        'Say where it hurts, when it began and what it keeps you from doing. Next, say what makes it better or worse and what you have tried. End with what worries you most. It helps to write this down first: [Your story in two minutes](/resources/appointment-prep#story) has the steps and lines to fill in. New weakness or numbness should not wait for a booked visit. Get seen the same day, or call 911 if it spreads or gets worse fast.',
      ],
    },
  ],
})
