/** What the assistant says around a passage of this site, and when it has none. */
export const passageWords = {
  en: {
    caution:
      'If this is happening now and it is new, call 911 first. If you think of ending your life, call or text 988.',
    more: 'That is from this page:',
    unknown: 'I do not know that. I can only answer from this website, and it has nothing on it.',
    personLocal: (phone: string, hours: string) =>
      `A person can help: call the office at ${phone} (${hours}), or use the form.`,
    personOther: 'A person can help: the contact page shows how to reach a specialist, and what to ask.',
    topics:
      'I can help with spine conditions, treatments, recovery, getting ready for a visit, and insurance.',
  },
  es: {
    caution:
      'Si esto pasa ahora y es nuevo, llame primero al 911. Si piensa en quitarse la vida, llame al 988.',
    more: 'Esto viene de esta página (en inglés):',
    unknown: 'No lo sé. Solo puedo responder con lo que está en este sitio, y aquí no hay nada sobre eso.',
    personLocal: (phone: string, hours: string) =>
      `Una persona puede ayudarle: llame al consultorio al ${phone} (${hours}) o use el formulario.`,
    personOther:
      'Una persona puede ayudarle: la página de contacto dice cómo llegar a un especialista y qué preguntar.',
    topics:
      'Puedo ayudar con problemas de la columna, tratamientos, recuperación, cómo prepararse para una visita y el seguro.',
  },
} as const
