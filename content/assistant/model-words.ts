/** What a language model may use as it is, and what stands around its reply. */

/** Ready sentences: one at the start for someone who is afraid or in pain, one at the end for what no text answers. */
export const readySentences = {
  en: {
    'kind/afraid': 'It makes sense that this scares you.',
    'kind/pain': 'I’m sorry you’re hurting this much.',
    'kind/long': 'You’ve been dealing with this for a long time, and that wears anyone down.',
    'kind/waiting': 'Waiting is hard when you hurt.',
    'kind/deciding': 'A decision like this isn’t easy.',
    'kind/family': 'It’s hard to watch someone you love hurt.',
    'who/surgeon': 'Your surgeon can tell you that, because it depends on your operation.',
    'who/exam': 'A doctor who examines you can tell you that.',
    'who/doctor': 'Your own doctor knows your health, so that’s the person to ask.',
    'who/pharmacist': 'Your pharmacist can tell you today, and it’s free: call the number on the label.',
    'who/therapist': 'A physical therapist can show you that.',
    'who/plan': 'Your health plan can tell you what it covers: the number is on your card.',
    'who/hospital': 'The hospital where it was done has your records and can tell you.',
  },
  es: {
    'kind/afraid': 'Es normal que esto le dé miedo.',
    'kind/pain': 'Siento mucho que le duela tanto.',
    'kind/long': 'Lleva mucho tiempo con esto, y eso cansa a cualquiera.',
    'kind/waiting': 'Esperar es difícil cuando algo duele.',
    'kind/deciding': 'Una decisión así no es fácil.',
    'kind/family': 'Es difícil ver sufrir a alguien que uno quiere.',
    'who/surgeon': 'Eso se lo puede decir su cirujano, porque depende de su operación.',
    'who/exam': 'Eso se lo puede decir un doctor que le examine.',
    'who/doctor': 'Su doctor conoce su salud, así que pregúntele.',
    'who/pharmacist':
      'Su farmacéutico se lo puede decir hoy, gratis: llame al número de la etiqueta de la medicina.',
    'who/therapist': 'Un terapeuta físico se lo puede enseñar.',
    'who/plan': 'Su aseguranza le puede decir qué cubre: el número está en su tarjeta.',
    'who/hospital': 'El hospital donde se lo hicieron tiene su expediente y se lo puede decir.',
  },
} as const

/** Follows a reply that a model wrote. */
export const writtenNote = {
  en: 'An AI model wrote this from the pages listed below. It can be wrong, so check anything important with your care team.',
  es: 'Esto lo escribió un programa de inteligencia artificial (IA) con lo que dicen las páginas de abajo, que están en inglés. Puede equivocarse, así que pregunte a su equipo médico lo que sea importante.',
} as const
