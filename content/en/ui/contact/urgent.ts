/**
 * Words around the advice for a warning sign that a visitor typed, in the language of what they typed. The advice
 * itself is the assistant's (content/assistant/replies.ts).
 */
export const urgentWords = {
  heading: {
    crisis: { en: 'Please get help now', es: 'Por favor, pida ayuda ahora' },
    emergency: { en: 'Call 911 now', es: 'Llame al 911 ahora mismo' },
    'same-day': { en: 'Call today', es: 'Llame hoy mismo' },
  },
  /** The heading for visitors who live too far away for our office. */
  callToday: { en: 'Call a doctor today', es: 'Llame a un médico hoy mismo' },
  /** Before the phone number. */
  callOffice: { en: 'Call', es: 'Llame al' },
  notSent: {
    en: 'We haven’t sent your request yet, because nobody would read it right away. What you typed is still in the form.',
    es: 'Todavía no enviamos su solicitud, porque nadie la leería enseguida. Lo que escribió sigue en el formulario.',
  },
  sendAnyway: {
    crisis: { en: 'Send my request anyway', es: 'Enviar mi solicitud de todos modos' },
    emergency: {
      en: 'Send anyway, this isn’t happening now',
      es: 'Enviar de todos modos, esto no está pasando ahora',
    },
  },
} as const
