/**
 * The assistant's fixed replies in both languages. A reply to an emergency starts with what to do and gives one reason: no
 * diagnosis, no waiting.
 */

export const crisisReply = {
  en: {
    crisis:
      'I’m so sorry that you’re hurting this much, and I’m glad you wrote it down. You don’t have to carry this alone. Please call or text 988 now, or chat at 988lifeline.org. Someone will listen, day or night, and it’s free. If you or someone else is in danger right now, or has taken too many pills, call 911. If something near you could hurt you, move away from it or ask someone to take it. If you can, stay with someone you trust until you’ve talked to somebody.',
    'crisis-other':
      'I’m so glad you wrote, and I’m sorry you’re both going through this. Call or text 988 now, or chat at 988lifeline.org. They help family and friends, too, and they’ll tell you what to say and do. If you can, stay with the person, ask directly whether they’re thinking about suicide, and listen. Asking won’t put the idea in their head. Move guns, pills and anything else they could use out of reach. If they’re in danger right now, are hurt, or you can’t find them, call 911.',
    'crisis-now':
      'Call 911 now, for yourself or for the person you’re worried about. I’m so glad you wrote. If you can, get away from whatever could hurt you: go into another room or outside, and be with someone. If pills were taken, say which ones. While help is on the way, someone can listen at any hour: call or text 988, or chat at 988lifeline.org.',
  },
  es: {
    crisis:
      'Siento mucho que esté sufriendo tanto, y me alegra que lo haya escrito. No tiene que cargar con esto a solas. Por favor, llame al 988 ahora mismo y oprima 2 para español. También puede mandar la palabra AYUDA por mensaje de texto al 988, o chatear en 988lifeline.org/es. Alguien le va a escuchar a cualquier hora, y es gratis. Si usted u otra persona está en peligro en este momento, o tomó demasiadas pastillas, llame al 911. Si tiene cerca algo con que pudiera hacerse daño, aléjese o pida que alguien se lo lleve. Si puede, quédese con alguien de confianza hasta que haya hablado con alguien.',
    'crisis-other':
      'Me alegra mucho que haya escrito, y siento que estén pasando por esto. Llame al 988 ahora mismo y oprima 2 para español, mande AYUDA por mensaje de texto al 988, o chatee en 988lifeline.org/es. También ayudan a la familia y a los amigos, y le dirán qué decir y qué hacer. Si puede, quédese con la persona, pregúntele directamente si está pensando en suicidarse, y escúchela. Preguntar no le mete la idea en la cabeza. Ponga fuera de su alcance las armas, las pastillas y todo lo que pudiera usar. Si está en peligro en este momento, si está herida o si no la encuentra, llame al 911.',
    'crisis-now':
      'Llame al 911 ahora mismo, por usted o por la persona que le preocupa. Me alegra mucho que haya escrito. Si puede, aléjese de lo que pudiera hacerle daño: váyase a otro cuarto o salga, y esté con alguien. Si se tomaron pastillas, diga cuáles. Mientras llega la ayuda, alguien le puede escuchar a cualquier hora: llame al 988 y oprima 2 para español, mande AYUDA por mensaje de texto al 988, o chatee en 988lifeline.org/es.',
  },
} as const

const goNow = 'Call 911 now, or have someone take you to the emergency room right away. Don’t drive yourself.'
const goNowInSpanish =
  'Llame al 911 ahora mismo, o pida que alguien le lleve de inmediato a la sala de emergencias. No maneje usted.'

/** By the kind of help that is needed. Nobody who may be unable to breathe, or may have a broken neck, is told to ride in a car. */
export const emergencyReply = {
  en: {
    nerves: `${goNow} What you’re describing can mean pressure on your spinal cord or on the nerves to your legs, bladder and bowels. It may need treatment within hours, even if it doesn’t hurt.`,
    infection: `${goNow} Fever, chills or feeling very sick can mean a serious infection when it comes with back or neck pain, a wound, a stiff neck or confusion. Sometimes there’s no fever at all.`,
    stroke:
      'Call 911 now. These can be signs of a stroke or of bleeding in the head, even if they go away. Write down what time they started.',
    'heart-lungs':
      'Call 911 now. What you’re describing can come from the heart, the lungs or a large blood vessel, and it can get worse within minutes. Unlock the door and rest until help comes.',
    clot: `${goNow} A leg that’s newly swollen, sore or red can mean a blood clot. Don’t rub it. A clot can travel to the lungs, so call 911 if you’re short of breath or your chest hurts.`,
    airway:
      'Call 911 now. Swelling in the neck, lips or throat, or trouble swallowing or breathing, can mean that the airway is closing. Don’t lie flat if sitting up is easier.',
    bleeding:
      'Call 911 now. Heavy bleeding can’t wait. If you see where the blood comes from, press on it firmly with a clean cloth until help comes. Vomiting blood, or black stools with dizziness, can mean bleeding inside.',
    injury:
      'Call 911 now. After a fall, a crash or a hard hit, pain, numbness or weakness can mean a broken bone in the spine or bleeding in the head. Keep still. If it’s someone else, don’t lift them or put them in a car, unless they’re in danger where they are.',
    poisoning:
      'Call 911 now, and don’t drive. Only if the person is awake, breathing normally and seems fine, you can call Poison Help instead: 1-800-222-1222, free, day and night. Don’t wait for symptoms, because too much medicine can do harm before you feel anything. If opioids may be involved and you have naloxone, use it. Take off any medicine patch, and keep the bottle handy.',
    other: `${goNow} What you’re describing could be serious, and it can’t wait.`,
  },
  es: {
    nerves: `${goNowInSpanish} Lo que describe puede ser señal de presión en la médula espinal o en los nervios de las piernas, la vejiga y el intestino. Tal vez necesite tratamiento en cuestión de horas, aunque no duela.`,
    infection: `${goNowInSpanish} La fiebre, los escalofríos o sentirse muy mal pueden ser señal de una infección grave si vienen con dolor de espalda o cuello, una herida, el cuello tieso o confusión. A veces no hay nada de fiebre.`,
    stroke:
      'Llame al 911 ahora mismo. Pueden ser señales de un derrame cerebral o de un sangrado en la cabeza, aunque se quiten. Apunte a qué hora empezaron.',
    'heart-lungs':
      'Llame al 911 ahora mismo. Lo que describe puede venir del corazón, de los pulmones o de un vaso sanguíneo grande, y puede empeorar en minutos. Quite el seguro de la puerta y descanse hasta que llegue la ayuda.',
    clot: `${goNowInSpanish} Una pierna que se acaba de hinchar, que le duele o que se puso roja puede ser señal de un coágulo. No la sobe ni deje que se la soben. El coágulo puede llegar a los pulmones, así que llame al 911 si le falta el aire o le duele el pecho.`,
    airway:
      'Llame al 911 ahora mismo. La hinchazón del cuello, los labios o la garganta, o la dificultad para tragar o respirar, puede ser señal de que se está cerrando el paso del aire. No se acueste si sentarse le ayuda.',
    bleeding:
      'Llame al 911 ahora mismo. Un sangrado fuerte no puede esperar. Si ve de dónde sale la sangre, presione firme con un trapo limpio hasta que llegue la ayuda. Vomitar sangre, o tener el excremento negro con mareo, puede ser señal de un sangrado por dentro.',
    injury:
      'Llame al 911 ahora mismo. Después de una caída, un choque o un golpe fuerte, el dolor, el adormecimiento o la falta de fuerza pueden ser señal de un hueso roto en la columna o de un sangrado en la cabeza. No se mueva. Si es otra persona, no la levante ni la suba a un carro, a menos que corra peligro donde está.',
    poisoning:
      'Llame al 911 ahora mismo, y no maneje. Solo si la persona está despierta, respira normal y parece estar bien, puede llamar en su lugar a Poison Help, el centro de envenenamiento: 1-800-222-1222, gratis, a cualquier hora y en español. No espere a tener síntomas, porque demasiada medicina puede hacer daño antes de que se sienta algo. Si puede haber opioides y tiene naloxona, úsela. Quítele cualquier parche de medicina, y tenga el frasco a la mano.',
    other: `${goNowInSpanish} Lo que describe puede ser grave, y no puede esperar.`,
  },
} as const

/** How a reply to an emergency starts, by what the urgency table says of the sign. Its reason follows. */
export const emergencyStart = {
  en: { ambulance: 'Call 911 now.', stay: 'Call 911 now, and stay where you are.', go: goNow },
  es: {
    ambulance: 'Llame al 911 ahora mismo.',
    stay: 'Llame al 911 ahora mismo y quédese donde está.',
    go: goNowInSpanish,
  },
} as const

type OfficeReply = (phone: string, hours: string) => string

/** Whom to call today. After an operation or injection, whoever did it comes first; then our own patients. */
export const sameDayReply = {
  en: {
    surgery:
      'Today, at any hour, call the surgeon who operated on you. If nobody can see you today, go to the ER, best at the hospital where it was done.',
    injection:
      'Today, at any hour, call the doctor who gave the injection. If nobody can see you today, go to the ER.',
    'ordering-doctor':
      'Call the doctor who ordered the scan, and a spine surgeon, today. If nobody can see you today, go to the ER.',
    'diabetes-doctor':
      'Call the doctor who treats your diabetes today. If nobody can help you today, go to the ER.',
    pediatrician: 'Call the pediatrician today. If nobody can see the child today, go to the ER.',
    prescriber:
      'Call the doctor who prescribed the medicine today. If nobody can help you today, go to the ER.',
    doctor: 'Call your own doctor today. If nobody can see you today, go to the ER.',
    ours: {
      local: ((phone) =>
        `If you’re our patient, call us now at ${phone}. If we’re closed, go to the ER.`) as OfficeReply,
      other: 'If you’re our patient, press “I’m already a patient” on the contact page to see our number.',
    },
    near: ((phone, hours) =>
      `Call us or your own doctor today. Our number is ${phone}, and we answer the phone ${hours}. If nobody can see you today, go to the ER.`) as OfficeReply,
    why: 'What you’re describing should be checked today, even if it’s slight.',
    worseIf: (worse: string) => `Call 911 or go to the ER if ${worse}.`,
    worse:
      'Call 911 if it gets worse, or if you have chest pain or trouble breathing, are getting weaker, can’t pee or can’t control your bladder or bowels, are numb between your legs, have a very bad headache with a stiff neck, or feel very sick or confused.',
  },
  es: {
    surgery:
      'Llame hoy mismo, a cualquier hora, al cirujano que le operó. Si nadie puede atenderle hoy, vaya a la sala de emergencias, de preferencia la del hospital donde le operaron.',
    injection:
      'Llame hoy mismo, a cualquier hora, al doctor que le puso la inyección. Si nadie puede atenderle hoy, vaya a la sala de emergencias.',
    'ordering-doctor':
      'Llame hoy mismo al doctor que pidió el estudio y a un cirujano de columna. Si nadie puede atenderle hoy, vaya a la sala de emergencias.',
    'diabetes-doctor':
      'Llame hoy mismo al doctor que le trata la diabetes. Si nadie puede ayudarle hoy, vaya a la sala de emergencias.',
    pediatrician:
      'Llame hoy mismo al pediatra. Si nadie puede ver al niño hoy, vaya a la sala de emergencias.',
    prescriber:
      'Llame hoy mismo al doctor que le recetó la medicina. Si nadie puede ayudarle hoy, vaya a la sala de emergencias.',
    doctor:
      'Llame hoy mismo a su propio doctor. Si nadie puede atenderle hoy, vaya a la sala de emergencias.',
    ours: {
      local: ((phone) =>
        `Si es paciente de nosotros, llámenos ahora mismo al ${phone}. Si está cerrado, vaya a la sala de emergencias.`) as OfficeReply,
      other:
        'Si es paciente de nosotros, oprima “I’m already a patient” en la página de contacto (en inglés) para ver nuestro número.',
    },
    near: ((phone, hours) =>
      `Llámenos hoy mismo, o llame a su propio doctor. Nuestro número es ${phone}, y contestamos de ${hours}. Si nadie puede atenderle hoy, vaya a la sala de emergencias.`) as OfficeReply,
    why: 'Lo que describe se tiene que revisar hoy mismo, aunque sea poco.',
    worseIf: (worse: string) => `Llame al 911 o vaya a la sala de emergencias si ${worse}.`,
    worse:
      'Llame al 911 si empeora, o si le duele el pecho o le falta el aire, si está perdiendo fuerza, si no puede orinar, si no puede aguantarse la orina o el excremento, si siente dormido entre las piernas, si tiene un dolor de cabeza muy fuerte con el cuello tieso, o si se siente muy mal o con confusión.',
  },
} as const

/** What is answered beside a sign to call about today: remedies, by subject or answer. Activities are put off to the call. */
export const besideSign: Readonly<Record<'remedies' | 'activities', readonly string[]>> = {
  remedies: ['medicines', 'supplements', 'heat-ice', 'after-surgery/wound', 'after-surgery/bandage'],
  activities: [
    ...[
      'driving',
      'work',
      'heavy-work',
      'desk-work',
      'lifting',
      'shower',
      'bath-pool',
      'sex',
      'flying',
      'travel',
    ],
    ...[
      'sports',
      'exercise',
      'walking',
      'stairs',
      'housework',
      'children',
      'pets',
      'physical-therapy',
      'sobador',
    ],
  ],
}

export const forYourQuestion = 'As for your question:'

export const askOnTheCall = {
  en: 'Ask your other question on that call, because what’s usual may not be right for you until this is checked.',
  es: 'Su otra pregunta hágala en esa llamada, porque lo que es común tal vez no sea lo indicado para usted hasta que le revisen.',
} as const

/** What only a clinician can decide: `after` follows a general answer, `alone` stands without one. */
export const personalReply = {
  en: {
    scan: {
      after:
        'What this means for you is something only a doctor who sees the pictures and examines you can say.',
      alone:
        'I can’t read an MRI, an X-ray or a report for you. A surgeon has to compare it with your story and an exam. I can explain what the words usually mean, one at a time, so ask me about any of them. Please bring the images on a disc, along with the report, to your visit.',
    },
    medicine: {
      after:
        'I can’t tell you what to take or how much. Your pharmacist can tell you today, and it’s free: call the number on the label, or the doctor who prescribed it.',
      alone:
        'I can’t tell you what to take, change or stop, or how much, because that depends on your health and on everything else you take. Your pharmacist can tell you today, and it’s free: call the number on the label, or the doctor who prescribed it. Before surgery, ask your surgical team.',
    },
    promise: {
      after:
        'Nobody can promise how it will go for you. Ask the surgeon what these numbers mean in your case.',
      alone:
        'I can’t promise how it will go, and honestly, no one can. Ask the surgeon: “Of 100 people like me, how many get better, and how many don’t?” You can also ask me what studies found about an operation.',
    },
    surgery: {
      after: 'Whether that’s right for you is something to decide with a surgeon who has examined you.',
      alone:
        'I can’t tell you whether to have surgery, or which operation. That takes an exam, a look at your images and a talk about what you want. I can tell you how people weigh surgery against waiting, and what to ask at a visit.',
    },
    diagnosis: {
      after: 'I can’t tell you whether that’s what you have. For that, a doctor needs to examine you.',
      alone:
        'I can’t tell you what you have. For that, a doctor needs to examine you. I can explain the common causes of a symptom in general, and help you get your story ready for a visit.',
    },
  },
  es: {
    scan: {
      after: 'Lo que significa en su caso solo lo puede decir un médico que vea las imágenes y le examine.',
      alone:
        'No puedo leer por usted una resonancia (MRI), una radiografía ni un reporte. El cirujano los tiene que comparar con su historia y con un examen. Sí puedo explicar qué significan las palabras en general, así que pregúnteme por cualquiera de ellas. Por favor, lleve las imágenes en un disco a su consulta, junto con el reporte.',
    },
    medicine: {
      after:
        'No puedo decirle qué tomar ni cuánto. Su farmacéutico se lo puede decir hoy, gratis: llame al número de la etiqueta, o al médico que se la recetó.',
      alone:
        'No puedo decirle qué medicina tomar, cambiar o dejar, ni cuánta, porque depende de su salud y de todo lo demás que toma. Su farmacéutico se lo puede decir hoy, gratis: llame al número de la etiqueta, o al médico que se la recetó. Antes de una cirugía, pregúntele a su equipo quirúrgico.',
    },
    promise: {
      after:
        'Nadie puede prometerle cómo le va a ir. Pregúntele al cirujano qué significan estas cifras en su caso.',
      alone:
        'No puedo prometer cómo le va a ir y, la verdad, nadie puede. Pregúntele al cirujano: “De 100 personas como yo, ¿cuántas mejoran y cuántas no?” También puede preguntarme qué encontraron los estudios sobre una operación.',
    },
    surgery: {
      after: 'Si eso es lo mejor para usted se decide con un cirujano que le haya examinado.',
      alone:
        'No puedo decirle si debe operarse, ni qué operación hacerse. Para eso hace falta un examen, ver sus imágenes y hablar de lo que usted quiere. Sí puedo decirle cómo la gente decide entre operarse y esperar, y qué preguntar en una consulta.',
    },
    diagnosis: {
      after: 'No puedo decirle si eso es lo que tiene. Para eso, un médico le tiene que examinar.',
      alone:
        'No puedo decirle qué tiene. Para eso, un médico le tiene que examinar. Sí puedo explicarle en general las causas más comunes de un síntoma, y ayudarle a preparar su historia para una consulta.',
    },
  },
} as const

/** The next step to suggest if there is no general answer. */
export const nextStep = {
  en: {
    local: (phone: string, hours: string) =>
      `Next step: request an appointment online, or call us at ${phone} (${hours}).`,
    other: 'Next step: ask your own doctor, or find out how to reach a spine specialist.',
  },
  es: {
    local: (phone: string, hours: string) =>
      `Siguiente paso: pida una cita en línea o llámenos al ${phone} (${hours}).`,
    other:
      'Siguiente paso: pregúntele a su propio médico, o vea cómo consultar a un especialista de columna.',
  },
} as const

/** Labels of the links below a reply. The pages themselves are in English. */
export const replyLinks = {
  '/post-operative-care#when-to-get-help': {
    en: 'After surgery: when to get help',
    es: 'Después de la cirugía: cuándo buscar ayuda',
  },
  '/blog/is-it-an-emergency': { en: 'Is it an emergency?', es: '¿Es una emergencia?' },
  '/blog/how-to-read-your-mri-report': {
    en: 'How to read your MRI report',
    es: 'Cómo leer el reporte de su resonancia (MRI)',
  },
  '/preoperative-education#medicines': {
    en: 'Medicines before surgery',
    es: 'Medicinas antes de la cirugía',
  },
  '/blog/pain-medicine-after-surgery': {
    en: 'Pain medicine after surgery',
    es: 'Medicina para el dolor después de la cirugía',
  },
  '/blog/risks-in-plain-numbers': { en: 'Risks in plain numbers', es: 'Los riesgos en números claros' },
  '/resources/pre-operative#decide': { en: 'Deciding about surgery', es: 'Decidir si operarse' },
  '/blog/surgery-or-waiting': { en: 'Surgery or waiting?', es: '¿Operarse o esperar?' },
  '/resources/appointment-prep#questions': { en: 'Questions to ask', es: 'Preguntas para la consulta' },
  '/resources/appointment-prep#story': {
    en: 'Your story in two minutes',
    es: 'Cuente su historia en dos minutos',
  },
  '/resources/appointment-prep#bring': { en: 'What to bring', es: 'Qué llevar' },
  '/resources/conditions': { en: 'Spine condition guides', es: 'Guías de problemas de la columna' },
  '/resources/faq': { en: 'Frequently asked questions', es: 'Preguntas frecuentes' },
  '/contact': { en: 'Contact', es: 'Contacto' },
  '/resources/faq#insurance': { en: 'Do you take my insurance?', es: '¿Aceptan mi aseguranza?' },
  '/resources/faq#medi-cal': { en: 'What to check with Medi-Cal', es: 'Qué revisar con Medi-Cal' },
  '/resources/faq#hours': { en: 'When is the office open?', es: '¿Cuándo abre el consultorio?' },
  '/resources/faq#parking': { en: 'Parking and access', es: 'Estacionamiento y acceso' },
  '/resources/faq#no-car': { en: 'Getting there without a car', es: 'Cómo llegar sin carro' },
  '/resources/faq#after-request': { en: 'After you request an appointment', es: 'Después de pedir una cita' },
  '/resources/faq#interpreter': { en: 'Can I have an interpreter?', es: '¿Puedo tener un intérprete?' },
  '/legal/nondiscrimination': { en: 'Your right to language help', es: 'Su derecho a ayuda en su idioma' },
  '/about': { en: 'About the surgeon', es: 'Sobre el cirujano' },
  '/credentials': { en: 'Credentials', es: 'Credenciales' },
  '/services/minimally-invasive-surgery': {
    en: 'Minimally invasive surgery',
    es: 'Cirugía mínimamente invasiva',
  },
  '/services/complex-spine-surgery': { en: 'Complex spine surgery', es: 'Cirugía compleja de columna' },
  '/services/endoscopic-spine-surgery': { en: 'Endoscopic spine surgery', es: 'Cirugía endoscópica' },
  '/services/disc-replacement': { en: 'Disc replacement', es: 'Reemplazo de disco' },
  '/resources/recovery': { en: 'Healing after spine surgery', es: 'La recuperación después de la cirugía' },
  '/resources/recovery#fusion': { en: 'Recovery after a fusion', es: 'Recuperación después de una fusión' },
} as const

export type ReplyLink = keyof typeof replyLinks

/** Whether a path has a label in both languages. */
export const isReplyLink = (href: string): href is ReplyLink => Object.hasOwn(replyLinks, href)
