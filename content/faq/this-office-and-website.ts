import { faqGroup } from '@/content/faq-schema'
import { practice } from '@/content/practice'

const hours = practice.office.hours.map(({ days, time }) => `${days}: ${time}.`).join(' ')

export const thisOfficeAndWebsite = faqGroup({
  id: 'this-office-and-website',
  heading: 'This office and this website',
  questions: [
    {
      id: 'hours',
      question: 'When is the office open?',
      answer: [
        hours,
        'If your life or health is in danger, or you have one of the [emergency signs](/resources/faq#in-an-emergency), call 911 at any hour. The practice offers emergency consultations outside these hours, but do not wait for one. Ask about holidays when you book. The [contact page](/contact) says how to reach us.',
      ],
    },
    {
      id: 'parking',
      question: 'Where do I park, and can I come in a wheelchair?',
      answer: [
        'Parking is free, with handicap spaces by the door. The entrance is at ground level, an elevator goes up to the suite, and the building is wheelchair accessible. If you need help from the car to the door, or cannot sit for long, tell us when you book. If this website is hard for you to use, the [accessibility page](/legal/accessibility) says how to get help.',
      ],
    },
    {
      id: 'no-car',
      question: 'How do I get there without a car?',
      answer: [
        'County buses stop in town, and there are bus stops near the office. Ask the county’s transit agency about times and about rides for people who cannot walk to a stop. Ask your health plan too, since some plans help with rides to a visit. If you will have a treatment that makes you sleepy, plan for an adult to take you home. If getting here is hard, say so when you book: see the [contact page](/contact).',
      ],
    },
    {
      id: 'no-phone-number',
      question: 'Why do I see no phone number or request form?',
      answer: [
        'This site shows them to people who are near Hanford, within 50 miles, and guesses where you are. The guess can be wrong. If you live nearby, or are already a patient, you can change it yourself on the page [What this site shows you](/toggle). Your choice is kept on your device. Our legal notices, such as the [Notice of Privacy Practices](/legal/notice-of-privacy-practices), show our details to everyone. In an emergency, call 911.',
      ],
    },
    {
      id: 'after-request',
      question: 'What happens after I ask for an appointment?',
      answer: [
        'A member of our staff calls you back within 24 hours. The office is closed from Friday afternoon to Monday morning. If your 24 hours end in that time, expect the call on Monday at the latest. Your request is not yet an appointment: you agree on the time by phone. Do not use the form if you are getting worse or if it is urgent. Call 911, or get seen in person the same day.',
      ],
    },
    {
      id: 'form-privacy',
      question: 'Is what I send through the form private?',
      answer: [
        'Only in part. Your request is stored in encrypted form on the practice’s server. It also goes to the staff by e-mail, and then it is only as private as e-mail is. So a sentence or two about your problem is enough, and you can tell the rest in person. Please leave out your birth date and insurance number. What you tick on a checklist or write in a [patient form](/resources/forms) here stays on your device. The [privacy policy](/legal/privacy-policy) says what is kept and for how long.',
      ],
    },
    {
      id: 'chat-assistant',
      question: 'Can I trust the answers in the chat?',
      answer: [
        'Use them as a start, not as medical advice. The assistant is a computer program. It can be wrong, it has not examined you, and it cannot tell you what you have. Under an answer from our pages stands the link to its page. Please do not type your name, birth date or record number. In an emergency, do not ask the chat. Call 911. The page on the [AI assistant](/legal/ai-assistant) says how it works.',
      ],
    },
    {
      id: 'where-from',
      question: 'Where does the health information come from?',
      answer: [
        'It comes from published studies, guidelines, and pages of health agencies and hospitals. Some statements rest on common medical practice instead, and the surgeon has to approve those. Each health page lists its sources and the day it was last checked against them, and says whether the surgeon has reviewed it. Figures are averages of groups, so they cannot say what will happen to you. Where we know that studies disagree, the page says so. None of it replaces an exam. See the [medical disclaimer](/legal/medical-disclaimer).',
      ],
    },
    {
      id: 'real-reviews',
      question: 'Are the reviews on this site real?',
      answer: [
        'Not yet. The stories and quotes you see now are samples, made up to show the page, and each one says so. Real ones will appear only with the patient’s written consent. No one will be paid, and critical ones count too. A review cannot tell how you will do, since results vary. [How we handle reviews](/reviews) has the rules, and tips for judging reviews of any surgeon.',
      ],
    },
    {
      id: 'far-away',
      question: 'I live far from Hanford. Can this site still help me?',
      answer: [
        'Yes. The guides, checklists and lists of questions work for a visit to any spine specialist. Start with the [condition guides](/resources/conditions). Then use [Prepare for your appointment](/resources/appointment-prep) and fill in or print the [patient forms](/resources/forms). Your own surgeon’s advice comes before what you read here, and rules on insurance may differ in your state.',
      ],
    },
  ],
})
