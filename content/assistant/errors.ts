/**
 * Error messages of the assistant, by API error code. Visitors in every mode see them, so they contain no
 * office phone number; people who may be in danger are told where to get help. No zod here, because browsers
 * load this file.
 */
export const assistantErrors = {
  malformed: 'We couldn’t read your message. Please reload the page and try again.',
  'foreign-origin': 'Your message came from another website. Please open our website and send it from there.',
  'method-not-allowed': 'This address only accepts messages to the assistant. Please open our website.',
  conflict: 'You’ve already sent this message. Please reload the page and try again.',
  'too-large': 'Your message is too long. Please shorten it to 1,000 characters.',
  'unsupported-type': 'We couldn’t read your message. Please use the assistant on our website.',
  'missing-fields': 'Please type a message.',
  'invalid-fields':
    'Please shorten your message to 1,000 characters of plain text. In an emergency, call 911.',
  'too-many-requests':
    'You’ve sent many messages in a short time. Please wait a while, or use the search. In an emergency, call 911. If you’re thinking about suicide, call or text 988.',
  unavailable:
    'We can’t get you an answer right now. Please try again in a minute. In an emergency, call 911. If you’re thinking about suicide, call or text 988.',
} as const

/** The same for visitors who wrote in Spanish, for errors that occur after the message was read. */
export const assistantErrorsInSpanish = {
  'too-many-requests':
    'Ha mandado muchos mensajes en poco tiempo. Espere un poco, o use el buscador. En una emergencia, llame al 911. Si está pensando en el suicidio, llame al 988 y oprima 2 para español.',
  unavailable:
    'En este momento no podemos contestarle. Intente de nuevo en un minuto. En una emergencia, llame al 911. Si está pensando en el suicidio, llame al 988 y oprima 2 para español.',
} as const
