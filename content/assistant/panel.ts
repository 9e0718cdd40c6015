import { officePlace } from '@/content/generated/practice/place'

/** Text of the assistant's panel. */

/** Six questions are defined and three shown, depending on whether the visitor is local. */
export const quickQuestions = {
  local: [
    'What should I bring to my first visit?',
    'Do you take my insurance?',
    'Where do I park, and can I come in a wheelchair?',
  ],
  other: [
    'Can a herniated disc get better without surgery?',
    'How long does recovery take?',
    'Should I rest or keep moving?',
  ],
} as const

const contact = { title: 'Contact the office', href: '/contact' }

export const assistantPanel = {
  /** On the button: the first word is always visible, the second part where there is room. */
  open: ['Ask', ' a question', ' of the wellness assistant'],
  opening: 'Opening the assistant...',
  title: 'Wellness assistant',
  close: 'Close',
  notice:
    'This is an AI program, not a doctor, nurse or other clinician, and it can be wrong. It’s not for emergencies: call 911.',
  noticeLink: { label: 'About this assistant', href: '/legal/ai-assistant' },
  person: {
    label: 'Talk to a person',
    other: { label: 'Talk to a person', href: '/contact' },
    show: `Near ${officePlace.city}? See the number`,
  },
  conversation: 'Conversation',
  you: 'You',
  assistant: 'Assistant',
  welcome:
    'Hello. I can answer general questions about the spine and about this office. My answers come from the pages of this website, and I’ll show you which ones. I can’t tell you what you have.',
  quick: 'Questions to start with',
  next: 'You can also ask',
  input: 'Your question',
  hint: 'Please leave out names, birth dates and phone numbers.',
  send: 'Send',
  stop: 'Stop',
  stopped: 'Stopped. Your question is back in the box.',
  thinking: 'Thinking...',
  clear: 'Clear conversation',
  cleared: 'Your conversation is cleared.',
  left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  tooMany: (count: number) => (count === 1 ? '1 character too many' : `${count} characters too many`),
  nearLimit: 'You’re close to the limit of 1,000 characters.',
  overLimit:
    'That’s over the limit of 1,000 characters. Please shorten your question. In an emergency, call 911.',
  warning: {
    kinds: {
      email: 'an e-mail address',
      ssn: 'a Social Security number',
      phone: 'a phone number',
      'birth-date': 'a birth date',
      'record-number': 'a record or insurance number',
    },
    text: (kind: string) =>
      `This looks like ${kind}. You don’t need to share it to get an answer. In an emergency, call 911 now.`,
    send: 'Send anyway',
    change: 'Change it',
  },
  sources: 'Where this answer comes from',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Couldn’t copy',
  helpful: { label: 'Was this helpful?', yes: 'Yes, this helped', no: 'No, it didn’t' },
  thanks: 'Thank you. Your rating stays on this device.',
  /** Replaces the phone number when a remote visitor sees an answer that was given to them as a local one. */
  officeNumber: 'the office number',
  /** This wording is prescribed; do not change it. */
  failure: {
    title: 'AI Assistant Unavailable',
    text: 'Unable to get AI response. Please try again.',
    noContent: 'No response content received',
  },
  /** Instead of the browser's own words for a lost connection. */
  offline:
    'We couldn’t reach the assistant. Please check your internet connection and try again. Your question is still in the box.',
  unavailable: {
    en: {
      local: (phone: string, hours: string) =>
        `The assistant is temporarily unavailable. Please call the office at ${phone} (${hours}), or use the contact form. In an emergency, call 911. If you’re thinking about suicide, call or text 988. Your question is back in the box.`,
      other:
        'The assistant is temporarily unavailable. The contact page shows you how to reach a person. In an emergency, call 911. If you’re thinking about suicide, call or text 988. Your question is back in the box.',
    },
    es: {
      local: (phone: string, hours: string) =>
        `Por el momento, el asistente no está disponible. Por favor llame al consultorio al ${phone} (${hours}) o use el formulario de contacto. En una emergencia, llame al 911. Si está pensando en el suicidio, llame al 988 y oprima 2 para español. Su pregunta está otra vez en el cuadro.`,
      other:
        'Por el momento, el asistente no está disponible. La página de contacto le dice cómo comunicarse con una persona. En una emergencia, llame al 911. Si está pensando en el suicidio, llame al 988 y oprima 2 para español. Su pregunta está otra vez en el cuadro.',
    },
    sources: [contact],
  },
} as const
