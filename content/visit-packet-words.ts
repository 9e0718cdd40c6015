/** The visit packet: what the page says, and what stands in the document. `{…}` are put in. */
export const visitPacketWords = {
  id: 'visit-packet',
  heading: 'Everything for your visit in one file',
  intro:
    'Put your forms, your medicines, your questions and your recovery log together. You get one PDF, in the order in which the office will want it. It is made on this device, and nothing is sent.',
  open: 'Put my packet together',
  noScript: 'This needs JavaScript. Without it, print the forms blank and staple them together.',
  choose: 'What should be in it?',
  day: 'Day of your visit',
  name: 'Name on the cover',
  parts: {
    questions: 'My questions for the visit',
    medicines: 'My medicines and allergies on one page',
    days: 'My recovery log, the last 14 days of it',
  },
  missing: {
    questions: {
      text: 'No question is ticked yet.',
      link: { href: '/resources/appointment-prep#questions', label: 'Choose your questions' },
    },
    medicines: { text: 'No medicine or allergy is filled in yet.', link: null },
    days: {
      text: 'Nothing is in your recovery log yet.',
      link: { href: '/recovery-tracker', label: 'Open the recovery tracker' },
    },
    form: { text: 'Not filled in yet.', link: null },
  },
  nothing: 'There is nothing to put together yet. Fill in a form first, or tick your questions.',
  make: 'Make my packet (PDF)',
  file: 'visit-packet.pdf',
  cover: {
    title: 'For my visit',
    subject: 'What a patient brings to a visit',
    lead: 'Put together by the patient, on the patient’s own device. It says what the patient wrote, and no one has checked it.',
    name: 'Name',
    day: 'Day of the visit',
    contents: 'In this packet',
    questions: 'My questions',
    moreQuestions: 'My own questions',
    answers: 'Room for the answers',
  },
  medicinesTitle: 'Medicines and allergies',
  days: {
    title: 'Recovery log',
    operation: 'Operation',
    otherOperation: 'Another operation',
    operatedOn: 'Day of the operation',
    summary:
      'Pain over these {count} days: lowest {lowest}, highest {highest}, on the last day {last}. 10 is the worst.',
    caption: 'The last {count} days that were written down',
    head: ['Day', 'Pain 0–10', 'Walking, minutes', 'Sleep, hours', 'Sitting, minutes', 'Medicine taken'],
    notes: 'Notes for the visit',
    yes: 'Yes',
    no: 'No',
  },
} as const
