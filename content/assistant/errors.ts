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
    'We’ve had many messages from your device or your network in a short time. Please try again in {wait}, or use the search. In an emergency, call 911. If you’re thinking about suicide, call or text 988.',
  unavailable:
    'We can’t get you an answer right now. Please try again in a minute. In an emergency, call 911. If you’re thinking about suicide, call or text 988.',
} as const

/** The same for visitors who wrote in Spanish, for errors that occur after the message was read. */
export const assistantErrorsInSpanish = {
  'too-many-requests':
    'Hemos recibido muchos mensajes de su dispositivo o de su red en poco tiempo. Intente de nuevo en {wait}, o use el buscador. En una emergencia, llame al 911. Si está pensando en el suicidio, llame al 988 y oprima 2 para español.',
  unavailable:
    'En este momento no podemos contestarle. Intente de nuevo en un minuto. En una emergencia, llame al 911. Si está pensando en el suicidio, llame al 988 y oprima 2 para español.',
} as const

const units = {
  en: { minute: ['a minute', 'minutes'], hour: ['an hour', 'hours'] },
  es: { minute: ['un minuto', 'minutos'], hour: ['una hora', 'horas'] },
} as const

/** How long a visitor has to wait, such as “3 minutes”: what stands for {wait}. Rounded up, so that waiting it helps. */
export function waitIn(language: keyof typeof units, seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const [count, [one, many]] =
    minutes < 60 ? [minutes, units[language].minute] : [Math.ceil(minutes / 60), units[language].hour]
  return count === 1 ? one : `${count} ${many}`
}
