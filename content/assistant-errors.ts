/**
 * What the assistant's call says when it is refused, by the API's error code. Visitors in every mode read these, so they
 * name no phone number of the office; those who may be in danger are told where help is. Free of zod: read in the browser.
 */
export const assistantErrors = {
  malformed: 'We could not read your message. Please reload the page and try again.',
  'foreign-origin': 'Your message came from another website. Please open our website and send it from there.',
  'method-not-allowed': 'This address only takes messages to the assistant. Please open our website.',
  conflict: 'This message was already sent. Please reload the page and try again.',
  'too-large': 'Your message is too long. Please shorten it to 1,000 characters.',
  'unsupported-type': 'We could not read your message. Please use the assistant on our website.',
  'missing-fields': 'Please type a message.',
  'invalid-fields':
    'Please shorten your message to 1,000 characters of plain text. In an emergency, call 911.',
  'too-many-requests':
    'You have sent many messages in a short time. Please wait a little, or use the search. In an emergency, call 911. For thoughts of suicide, call or text 988.',
  unavailable:
    'Unable to get an answer right now. Please try again in a minute. In an emergency, call 911. For thoughts of suicide, call or text 988.',
} as const

/** The same for who wrote in Spanish: what is said of a message that could be read. */
export const assistantErrorsInSpanish = {
  'too-many-requests':
    'Ha enviado muchos mensajes en poco tiempo. Espere un poco, o use el buscador. En una emergencia, llame al 911. Si piensa en el suicidio, llame o mande un texto al 988.',
  unavailable:
    'No podemos responder en este momento. Intente de nuevo en un minuto. En una emergencia, llame al 911. Si piensa en el suicidio, llame o mande un texto al 988.',
} as const
