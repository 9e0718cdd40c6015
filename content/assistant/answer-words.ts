/** What the assistant says around an answer, or when it has none. */
export const answerWords = {
  en: {
    several: 'Here’s what I found:',
    choose: 'Do you mean one of these?',
    unknown: 'I’m sorry, I don’t have a good answer to that.',
    unknownLong:
      'Thank you for telling me. I’m not sure what you’d most like to know. Could you ask it again in one short sentence?',
    person: {
      local: (phone: string, hours: string) =>
        `A person can help: call the office at ${phone} (${hours}), or send us the form on the contact page.`,
      other: 'A person can help: the contact page shows you how to reach a specialist and what to ask.',
    },
  },
  es: {
    several: 'Esto es lo que encontré:',
    inEnglish:
      'Por ahora esto está en inglés. Si prefiere, llame al consultorio y pida un intérprete, sin costo.',
    choose: '¿Quiere decir una de estas? (en inglés)',
    unknown: 'Disculpe, no tengo una buena respuesta para eso.',
    unknownLong:
      'Gracias por contarlo. No me queda claro qué es lo que más quiere saber. ¿Me lo puede preguntar otra vez en una sola frase corta?',
    person: {
      local: (phone: string, hours: string) =>
        `Una persona puede ayudarle: llame al consultorio al ${phone} (${hours}) o mándenos el formulario de la página de contacto.`,
      other:
        'Una persona puede ayudarle: la página de contacto le dice cómo consultar a un especialista y qué preguntar.',
    },
  },
} as const
