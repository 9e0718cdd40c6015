/** The words of the document that the surgeon signs (`npm run sign-off`). */
export const signOffWords = {
  title: 'For the surgeon’s signature',
  printed: (day: string) => `Printed on ${day}`,
  how: [
    'Patients see all of this on the practice’s website, and the chat answers from it. What has a study or a guideline behind it has a footnote there. Here is the rest: how urgent each sign is, when people usually get back to things, and what the pages and answers say from general clinical knowledge alone.',
    'Check the box of each row you agree with. Where you don’t, leave the box empty, strike the words or write what they should say. A checked box of a page or of a group of answers covers all of its text, with its figures, as it stands on the site on the day above. It doesn’t matter how much you sign at once: what’s left is printed again, and so is every text that changes after you signed it.',
  ],
  record:
    'To record the decisions, fill in reviewer and date in decisions.yaml, which lies beside this document, list the ids of the empty boxes under “except,” and run: npm run sign-off -- accept sign-off/decisions.yaml',
  urgency: {
    heading: 'How urgent is it?',
    intro:
      'ER means go now, or call 911 when alone, getting worse or far away. “6 weeks” and “later”: before and after 6 weeks from any spine operation. “Needle”: within 4 weeks of a spine injection. “Infection risk”: with spine pain and a raised risk. “Cancer”: now or in the past. “Fever”: 100.4°F or more. In italics: the same in fewer words, for sentences with several signs. The last column is for your changes.',
    columns: ['If you ...', 'How urgent', 'Reason given', 'Change to'],
    situations: {
      surgery: '6 weeks',
      later: 'later',
      injection: 'needle',
      risk: 'infection risk',
      cancer: 'cancer',
    },
    tiers: { today: 'call today', appointment: 'appointment', none: 'can’t be' },
    afterSurgery: (text: string) => `After surgery: ${text}.`,
    afterInjection: (text: string) => `After an injection: ${text}.`,
    fever: 'fever',
    raise: (what: string) => `ER if ${what}.`,
    stay: 'Nobody is told to ride in a car.',
    whom: {
      doctor: 'Calls their own doctor, unless an operation or injection came before.',
      'ordering-doctor': 'Calls the doctor who ordered the test, and us.',
      'diabetes-doctor': 'Calls the diabetes doctor.',
      pediatrician: 'Calls the pediatrician.',
      prescriber: 'Calls the doctor who prescribed it.',
    },
  },
  milestones: {
    after: (operation: string) => `After ${operation}`,
    heading: 'When do people usually get back to things?',
    intro:
      'Counted from the operation. A time with * has no source. Every page adds that your own rule decides.',
  },
  cards: 'The cards of warning signs on every health page: which signs they list, in which words',
  replies: 'The chat’s own replies, in an emergency and to personal questions',
  pages: {
    heading: 'Pages',
    intro:
      'Under each page: what it says without a source. Something that several pages say is printed once, at the first.',
  },
  answers: {
    heading: 'Answers of the chat and the FAQ, by subject',
    intro:
      'With the number of answers. Under each subject: what they say without a source and no page above says.',
  },
  above: (count: number) => (count > 0 ? `(and ${count} printed above)` : ''),
  before: (reviewer: string, date: string) => `Changed since ${reviewer} signed it on ${date}.`,
  questions: {
    heading: 'Questions only you can answer',
    list: [
      'The hardest rows of the first table: slight new weakness (ER for 6 weeks after surgery, then today); slow clumsiness after surgery (ER); 100.4°F with only easing soreness (today); a fever together with another sign (ER); any fever within 4 weeks of a needle (ER); pus or spinal fluid from a wound (today, day or night); harder swallowing (ER for 6 weeks); a sore calf without swelling (ER); who has a raised risk of infection, and whether well-controlled diabetes counts; a report of infection (ER); past TB or Valley fever (today).',
      'The time limits: 6 weeks after surgery, 4 after an injection, 3 months for an implant and a fever. The fever: 100.4 or 101°F?',
      'The number after hours, who answers at night, and which hospital. Without them, no page can say “call us at any hour.”',
      'The hardest times: shower; driving; lifting (5 or 10 pounds, 2 or 6 weeks after a microdiscectomy); a desk after a lumbar disc replacement; flying; brace and collar; heavy work after a long fusion.',
      'Medicines: who gives the days to stop and restart SGLT2 and GLP-1 drugs, blood thinners and hormones? Anti-inflammatories after a fusion? A nicotine test, and nicotine replacement? An MRSA swab? Shots against clots? How many months between a steroid shot and a fusion? Naloxone with every opioid?',
      'BMP, bone from the hip, tranexamic acid, steroids without particles in the neck, referral for a stimulator: what do you do, in your words?',
      'May pages name Dolo-Neurobion and Artri King? May patients of other surgeons who need help today be sent to any ER?',
      'Acetaminophen: no number on the site, as now, or the label’s?',
    ],
  },
  signed: {
    heading: 'What this signature covers',
    intro: 'In the versions printed beside each of them above.',
    kinds: {
      urgency: (count: number) => `${count} signs`,
      milestones: (count: number) => `Times after ${count} operations and injections`,
      pages: (count: number) => `${count} pages and videos`,
      answers: (count: number) => `Answers on ${count} subjects`,
    },
    already: (id: string, reviewer: string, date: string) =>
      `${id} (already signed by ${reviewer} on ${date})`,
  },
  signature: ['Name', 'License number', 'Date', 'Signature'],
} as const

/** The first lines of the file in which the decisions are recorded. */
export const decisionsHelp = [
  'The surgeon’s decisions on the document printed on {day}.',
  'Fill in reviewer and date (2027-01-15). Under except, list what was not accepted: [urgency/slight-weakness, pages/recovery].',
  'Under withdraw, list what was accepted earlier and no longer is. Leave accept as it is: it has the printed versions.',
  'Then: npm run sign-off -- accept THIS-FILE',
] as const
