/** The words of the assistant's panel (spec 2.4, 4.2, 8 and 9). */

/** Six are defined, three are shown: which ones depends on whether the visitor may come to the office. */
export const quickQuestions = {
  local: [
    'What should I bring to my first visit?',
    'Is my insurance accepted?',
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
  /** On the floating button; its visible part is the first word. */
  open: ['Ask', ' the wellness assistant'],
  opening: 'The assistant is on its way',
  title: 'Wellness assistant',
  close: 'Close',
  notice:
    'This is an AI program, not a doctor, nurse or other clinician. It can be wrong. Not for emergencies: call 911.',
  noticeLink: { label: 'About this assistant', href: '/legal/ai-assistant' },
  person: {
    label: 'Talk to a person',
    other: { label: 'Talk to a person', href: '/contact' },
    toggle: { label: 'Near Hanford? See the number', href: '/toggle' },
  },
  conversation: 'Conversation',
  you: 'You',
  assistant: 'Assistant',
  welcome:
    'Hello. I answer general questions about the spine and about this office from the pages of this website, and show you where the answer stands. I cannot tell you what you have.',
  quick: 'Questions to begin with',
  input: 'Your question',
  hint: 'Please leave out names, birth dates and phone numbers.',
  send: 'Send',
  stop: 'Stop',
  stopped: 'Stopped. Your question is back in the box.',
  thinking: 'Thinking...',
  clear: 'Clear conversation',
  cleared: 'The conversation is cleared.',
  left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  tooMany: (count: number) => (count === 1 ? '1 character too many' : `${count} characters too many`),
  nearLimit: 'Close to the limit of 1,000 characters.',
  overLimit: 'Over the limit of 1,000 characters. Please shorten your question. In an emergency, call 911.',
  warning: {
    kinds: {
      email: 'an e-mail address',
      ssn: 'a Social Security number',
      phone: 'a phone number',
      'birth-date': 'a birth date',
      'record-number': 'a record or insurance number',
    },
    text: (kind: string) =>
      `This looks like ${kind}. An answer does not need it. In an emergency, call 911 now.`,
    send: 'Send anyway',
    change: 'Change it',
  },
  sources: 'Where this comes from',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Could not copy',
  helpful: { label: 'Was this helpful?', yes: 'Yes, this helped', no: 'No, it did not' },
  thanks: 'Noted, on this device only.',
  alert: {
    emergency: { en: 'Call 911', es: 'Llame al 911' },
    crisis: { en: 'Call or text 988', es: 'Llame o mande un texto al 988' },
  },
  /** Stands in a remote visitor's view of an answer that was given to them as a local one. */
  officeNumber: 'the office number',
  /** Spec 8, word for word. */
  failure: {
    title: 'AI Assistant Unavailable',
    text: 'Unable to get AI response. Please try again.',
    noContent: 'No response content received',
  },
  unavailable: {
    en: {
      local: (phone: string, hours: string) =>
        `The assistant is temporarily unavailable. Please call the office at ${phone} (${hours}), or use the contact form. In an emergency, call 911. For thoughts of suicide, call or text 988. Your question is back in the box.`,
      other:
        'The assistant is temporarily unavailable. Please see the contact page for ways to reach a person. In an emergency, call 911. For thoughts of suicide, call or text 988. Your question is back in the box.',
    },
    es: {
      local: (phone: string, hours: string) =>
        `El asistente no está disponible por el momento. Llame al consultorio al ${phone} (${hours}) o use el formulario de contacto. En una emergencia, llame al 911. Si piensa en el suicidio, llame o mande un texto al 988. Su pregunta está de nuevo en el cuadro.`,
      other:
        'El asistente no está disponible por el momento. La página de contacto dice cómo llegar a una persona. En una emergencia, llame al 911. Si piensa en el suicidio, llame o mande un texto al 988. Su pregunta está de nuevo en el cuadro.',
    },
    sources: [contact],
  },
} as const
