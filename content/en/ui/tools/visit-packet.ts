/** Text of the visit packet's page and document. `{…}` are placeholders. */
export const visitPacketWords = {
  id: 'visit-packet',
  heading: 'Everything for your visit in one file',
  intro:
    'Put your forms, medicines, questions and recovery log together in one PDF. They’ll be in the order the office will want them. The file is made on your device, and nothing is sent.',
  open: 'Put my packet together',
  noScript: 'This needs JavaScript. Without it, print the blank forms and staple them together.',
  choose: 'What would you like in it?',
  day: 'Date of your visit',
  name: 'Name on the cover',
  parts: {
    questions: 'My questions for the visit',
    medicines: 'My medicines and allergies on one page',
    days: 'My recovery log for the last 14 days',
  },
  missing: {
    questions: {
      text: 'You haven’t checked any questions yet.',
      link: { href: '/resources/appointment-prep#questions', label: 'Choose your questions' },
    },
    medicines: { text: 'You haven’t filled in any medicines or allergies yet.', link: null },
    days: {
      text: 'Your recovery log is still empty.',
      link: { href: '/recovery-tracker', label: 'Open the recovery tracker' },
    },
    form: { text: 'Not filled out yet.', link: null },
  },
  nothing: 'There’s nothing to put together yet. Fill out a form first, or check some questions.',
  make: 'Save my packet as a PDF',
  file: 'visit-packet.pdf',
  cover: {
    title: 'For my visit',
    subject: 'What a patient is bringing to a visit',
    lead: 'The patient put this together on their own device. These are the patient’s own words, and nobody has checked them.',
    name: 'Name',
    day: 'Date of the visit',
    contents: 'In this packet',
    questions: 'My questions',
    moreQuestions: 'More of my questions',
    answers: 'Space for the answers',
  },
  medicinesTitle: 'Medicines and allergies',
  days: {
    title: 'Recovery log',
    operation: 'Operation',
    otherOperation: 'Another operation',
    operatedOn: 'Date of the operation',
    summary:
      'Pain over these {count} days: lowest {lowest}, highest {highest}, and {last} on the last day. 10 is the worst.',
    caption: 'The last {count} days in the log',
    head: ['Day', 'Pain 0–10', 'Walking, minutes', 'Sleep, hours', 'Sitting, minutes', 'Medicine taken'],
    notes: 'Notes for the visit',
    yes: 'Yes',
    no: 'No',
  },
} as const
