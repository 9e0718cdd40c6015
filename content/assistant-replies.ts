/**
 * What the assistant says without searching (issue 5, steps 1 to 4), in both languages. The rules choose, these words
 * answer. An emergency reply begins with what to do and gives one reason: no comfort, no diagnosis, no waiting.
 */

export const crisisReply = {
  en: {
    words:
      'I am sorry that it hurts this much, and I am glad you wrote it down. You do not have to carry this alone. Please call or text 988 now, or chat at 988lifeline.org: someone will listen at any hour, free of charge. Call 911 if you or someone else is in danger right now, or has taken too many pills. If you can, stay with someone you trust until you have talked.',
    overdose:
      'I am so glad you wrote. Call 911 now: too many pills can be deadly even before you feel it. Someone can also listen, at any hour: call or text 988, or chat at 988lifeline.org. Please do not stay alone. Tell someone near you what was taken.',
  },
  es: {
    words:
      'Siento mucho que le duela tanto, y me alegra que lo haya escrito. No tiene que cargar con esto a solas. Por favor llame al 988 ahora y oprima 2 para español; también puede mandar la palabra AYUDA por texto al 988, o chatear en 988lifeline.org/es. Alguien le escucha a cualquier hora, gratis. Llame al 911 si usted u otra persona está en peligro ahora, o tomó demasiadas pastillas. Si puede, quédese con alguien de confianza hasta que haya hablado.',
    overdose:
      'Me alegra mucho que haya escrito. Llame al 911 ahora: demasiadas pastillas pueden ser mortales aunque todavía no se sienta. Alguien también le escucha a cualquier hora: llame al 988 y oprima 2 para español. Por favor no se quede a solas. Dígale a alguien cercano qué se tomó.',
  },
} as const

const goNow =
  'Call 911 now, or have someone take you to the emergency room right away. Do not drive yourself.'

/** What is called `unclear` is said where no rule knows the sign. In Spanish its action is worded a little differently. */
export const emergencyReply = {
  en: {
    action: goNow,
    unclearAction: goNow,
    call: 'Call 911 now.',
    reasons: {
      unclear: 'What you describe can be a sign that cannot wait.',
      'bladder-bowel':
        'New trouble passing or holding urine or stool can mean pressed nerves, and they may need treatment within hours.',
      saddle:
        'Numbness or an odd feeling where you sit or wipe can mean pressed nerves, and they may need treatment within hours.',
      sexual:
        'New loss of feeling during sex, or a new change in erections, can mean pressed nerves that may need treatment within hours.',
      'both-legs': 'New pain, tingling or numbness in both legs can mean pressed nerves that cannot wait.',
      weakness:
        'Weakness that is sudden, spreads or is in both legs can mean nerves or a spinal cord that cannot wait.',
      cord: 'Hands, legs or balance that get worse fast can mean a pressed spinal cord.',
      'leg-after-surgery':
        'New weakness in a leg after an operation must be seen at once, even if it is slight.',
      'after-injection':
        'Weakness, numbness, loss of sight or a very bad headache after an injection near the spine must be seen at once.',
      cancer: 'New weakness or clumsy hands, if you have or had cancer, must be seen at once.',
      infection:
        'Fever with strong back or neck pain, weakness or numbness can mean an infection in the spine.',
      confusion: 'Fever with confusion can mean an infection that is spreading.',
      stroke: 'These can be signs of a stroke, even if they pass. Note the time they began.',
      headache: 'A sudden worst headache can mean bleeding in the head.',
      chest:
        'Pain, pressure or a tight band in the chest or belly can mean the heart, the lungs or the spinal cord.',
      breath: 'Trouble breathing can get worse within minutes.',
      heart: 'A racing heart, fainting or coughing up blood can mean a clot in the lung or a heart problem.',
      clot: 'A newly swollen, sore or red leg can mean a blood clot, and a clot can move to the lungs.',
      neck: 'A swollen neck, or trouble swallowing or breathing, can close the airway.',
      bleeding: 'Heavy bleeding cannot wait. Press firmly on the place with a clean cloth until help comes.',
      overdose:
        'Too much medicine can slow or stop breathing, even if you feel well. Give naloxone if you have it. Have the bottle at hand.',
      unresponsive:
        'Slow breathing, or not waking up, can be deadly. Give naloxone if you have it, and stay with the person.',
      fall: 'Back or neck pain after a major fall or crash can mean a broken spine. Move as little as you can.',
      'leg-pain': 'New leg pain this bad can mean a badly pressed nerve.',
      seizure: 'A seizure needs help at once.',
    },
  },
  es: {
    action:
      'Llame al 911 ahora, o pida que alguien le lleve a la sala de emergencias de inmediato. No maneje usted.',
    unclearAction:
      'Llame al 911 ahora, o pida que le lleven a la sala de emergencias de inmediato. No maneje usted.',
    call: 'Llame al 911 ahora.',
    reasons: {
      unclear: 'Lo que describe puede ser una señal que no puede esperar.',
      'bladder-bowel':
        'Un problema nuevo para orinar o evacuar, o para aguantar, puede indicar nervios apretados que tal vez necesiten tratamiento en horas.',
      saddle:
        'Sentir dormida o rara la parte donde se sienta o se limpia puede indicar nervios apretados que tal vez necesiten tratamiento en horas.',
      sexual:
        'Perder la sensación durante el sexo, o un cambio nuevo en las erecciones, puede indicar nervios apretados que tal vez necesiten tratamiento en horas.',
      'both-legs':
        'Dolor, hormigueo o adormecimiento nuevos en las dos piernas pueden indicar nervios apretados que no pueden esperar.',
      weakness:
        'Una debilidad repentina, que avanza o que está en las dos piernas puede indicar un daño de nervios o de la médula que no puede esperar.',
      cord: 'Manos, piernas o equilibrio que empeoran rápido pueden indicar presión en la médula espinal.',
      'leg-after-surgery':
        'Una debilidad nueva en la pierna después de una operación se debe revisar de inmediato, aunque sea leve.',
      'after-injection':
        'Debilidad, adormecimiento, pérdida de la vista o un dolor de cabeza muy fuerte después de una inyección cerca de la columna se deben revisar de inmediato.',
      cancer: 'Debilidad nueva o manos torpes, si tiene o tuvo cáncer, se deben revisar de inmediato.',
      infection:
        'Fiebre con dolor fuerte de espalda o cuello, debilidad o adormecimiento puede indicar una infección en la columna.',
      confusion: 'Fiebre con confusión puede indicar una infección que avanza.',
      stroke: 'Pueden ser señales de un derrame cerebral, aunque se quiten. Anote la hora en que empezaron.',
      headache: 'El peor dolor de cabeza, de repente, puede indicar un sangrado en la cabeza.',
      chest:
        'Dolor, presión o una faja apretada en el pecho o el vientre pueden venir del corazón, de los pulmones o de la médula.',
      breath: 'La falta de aire puede empeorar en minutos.',
      heart:
        'El corazón acelerado, un desmayo o toser sangre pueden indicar un coágulo en el pulmón o un problema del corazón.',
      clot: 'Una pierna que se hincha, duele o se pone roja puede indicar un coágulo, y el coágulo puede llegar a los pulmones.',
      neck: 'El cuello hinchado, o la dificultad para tragar o respirar, pueden cerrar el paso del aire.',
      bleeding:
        'Un sangrado fuerte no puede esperar. Presione firme sobre el lugar con un paño limpio hasta que llegue la ayuda.',
      overdose:
        'Demasiada medicina puede hacer lenta la respiración o pararla, aunque se sienta bien. Dé naloxona si la tiene. Tenga el frasco a la mano.',
      unresponsive:
        'Respirar lento o no despertar puede ser mortal. Dé naloxona si la tiene, y no deje sola a la persona.',
      fall: 'Dolor de espalda o cuello después de una caída o un choque fuerte puede indicar una fractura. Muévase lo menos posible.',
      'leg-pain': 'Un dolor nuevo de pierna tan fuerte puede indicar un nervio muy apretado.',
      seizure: 'Una convulsión necesita ayuda de inmediato.',
    },
  },
} as const

export const sameDayReply = {
  en: {
    local: (phone: string, hours: string) =>
      `Call the office today: ${phone}. The phone is answered ${hours}. If no one answers, see your own doctor or an urgent care clinic today.`,
    other:
      'Call your surgeon’s office or your own doctor today. If no one answers, go to an urgent care clinic today.',
    worse:
      'Call 911 if it gets worse, or if you get a high fever, confusion, new weakness, numbness where you sit, or trouble with your bladder or bowels.',
    reasons: {
      fever: 'A fever after an operation or an injection must be checked the same day.',
      'fever-with-pain': 'Fever together with back or neck pain must be checked the same day.',
      wound: 'A wound that leaks, opens, swells or turns red must be checked the same day.',
      headache:
        'A headache after an operation or injection, or one that is worse when you are upright, must be checked the same day.',
      hoarse: 'A voice that gets more hoarse after neck surgery must be checked the same day.',
      'bowel-after-surgery':
        'No bowel movement for days, vomiting or a swollen belly after an operation must be checked the same day.',
      'pain-after-surgery': 'Pain that grows or comes back after an operation must be checked the same day.',
      numbness: 'New numbness must be checked the same day, even if it is slight.',
      weakness: 'Weakness in an arm or leg must be checked the same day, even if it is slight.',
      clumsy: 'Clumsy hands must be checked the same day, even if it came on slowly.',
      gait: 'Unsteady walking must be checked the same day, even if it came on slowly.',
      cancer: 'New pain or night pain must be checked the same day if you have or had cancer.',
      'weight-loss': 'Weight loss that you cannot explain, along with pain, must be checked the same day.',
      'fragile-back':
        'Sudden back pain, or pain after a fall, must be checked the same day in an older person or one with weak bones.',
    },
  },
  es: {
    local: (phone: string, hours: string) =>
      `Llame al consultorio hoy mismo: ${phone}. Contestan el teléfono de ${hours}. Si nadie contesta, vea hoy a su propio médico o vaya a una clínica de atención urgente.`,
    other:
      'Llame hoy mismo al consultorio de su cirujano o a su propio médico. Si nadie contesta, vaya hoy a una clínica de atención urgente.',
    worse:
      'Llame al 911 si empeora, o si tiene fiebre alta, confusión, debilidad nueva, la parte donde se sienta dormida, o problemas para orinar o evacuar.',
    reasons: {
      fever: 'Una fiebre después de una operación o una inyección se debe revisar el mismo día.',
      'fever-with-pain': 'Fiebre junto con dolor de espalda o cuello se debe revisar el mismo día.',
      wound: 'Una herida que supura, se abre, se hincha o se pone roja se debe revisar el mismo día.',
      headache:
        'Un dolor de cabeza después de una operación o inyección, o que empeora al pararse, se debe revisar el mismo día.',
      hoarse: 'Una voz cada vez más ronca después de una operación de cuello se debe revisar el mismo día.',
      'bowel-after-surgery':
        'Varios días sin evacuar, vómito o el vientre hinchado después de una operación se deben revisar el mismo día.',
      'pain-after-surgery':
        'Un dolor que aumenta o que regresa después de una operación se debe revisar el mismo día.',
      numbness: 'Un adormecimiento nuevo se debe revisar el mismo día, aunque sea leve.',
      weakness: 'La debilidad en un brazo o una pierna se debe revisar el mismo día, aunque sea leve.',
      clumsy: 'Las manos torpes se deben revisar el mismo día, aunque haya empezado poco a poco.',
      gait: 'Caminar con poca estabilidad se debe revisar el mismo día, aunque haya empezado poco a poco.',
      cancer: 'Un dolor nuevo, o dolor de noche, se debe revisar el mismo día si tiene o tuvo cáncer.',
      'weight-loss': 'Bajar de peso sin explicación, junto con dolor, se debe revisar el mismo día.',
      'fragile-back':
        'Un dolor de espalda repentino, o después de una caída, se debe revisar el mismo día en una persona mayor o con huesos débiles.',
    },
  },
} as const

export const refusalReply = {
  en: {
    scan: 'I cannot read a scan or a report for you. A surgeon has to compare it with your story and an exam. I can explain the words in general: this page goes through a report term by term. Bring the images on a disc, along with the report, to your visit.',
    medicine:
      'I cannot say which medicine to take, change or stop, or how much. Ask your pharmacist or the doctor who prescribed it, and before surgery ask your surgical team, before you change anything. I can show you what to ask about.',
    promise:
      'I cannot promise how it will go, and no one honestly can. I can show you what studies found, how often things go well and how often not. Ask the surgeon what that means for you: “Of 100 people like me, how many get better, and how many do not?”',
    surgery:
      'I cannot say whether you should have an operation, or which one. That takes an exam, your scans and a talk about what you want. I can show you how people weigh surgery against waiting, and what to ask at a visit.',
    diagnosis:
      'I cannot tell you what you have: that takes an exam by a clinician. I can explain the common causes in general, and help you prepare your story for a visit.',
  },
  es: {
    scan: 'No puedo leer un estudio ni un reporte por usted. El cirujano tiene que compararlo con su historia y con un examen. Puedo explicar las palabras en general: esta página (en inglés) explica un reporte término por término. Lleve las imágenes en disco, junto con el reporte, a su consulta.',
    medicine:
      'No puedo decirle qué medicina tomar, cambiar o dejar, ni cuánta. Pregunte a su farmacéutico o al médico que se la recetó, y antes de una cirugía a su equipo quirúrgico, antes de cambiar nada. Puedo mostrarle qué preguntar.',
    promise:
      'No puedo prometer cómo va a salir, y nadie puede hacerlo con honestidad. Puedo mostrarle lo que encontraron los estudios: cuántas veces sale bien y cuántas no. Pregunte al cirujano qué significa para usted: “De 100 personas como yo, ¿cuántas mejoran y cuántas no?”',
    surgery:
      'No puedo decirle si debe operarse, ni qué operación. Para eso hacen falta un examen, sus estudios y hablar de lo que usted quiere. Puedo mostrarle cómo se compara operarse con esperar, y qué preguntar en la consulta.',
    diagnosis:
      'No puedo decirle qué tiene: para eso hace falta que un profesional le examine. Puedo explicar las causas comunes en general, y ayudarle a preparar su historia para la consulta.',
  },
} as const

/** The next step after a refusal. */
export const nextStep = {
  en: {
    local: (phone: string, hours: string) =>
      `Next step: ask for an appointment online, or call ${phone} (${hours}).`,
    other: 'Next step: ask your own doctor, or see how to reach a spine specialist.',
  },
  es: {
    local: (phone: string, hours: string) =>
      `Siguiente paso: pida una cita en línea, o llame al ${phone} (${hours}).`,
    other: 'Siguiente paso: pregunte a su propio médico, o vea cómo consultar a un especialista de columna.',
  },
} as const

/** The labels of the links below a reply. The pages themselves are in English. */
export const replyLinks = {
  '/post-operative-care#when-to-get-help': {
    en: 'After surgery: when to get help',
    es: 'Después de la cirugía: cuándo buscar ayuda',
  },
  '/blog/is-it-an-emergency': { en: 'Is it an emergency?', es: '¿Es una emergencia?' },
  '/blog/how-to-read-your-mri-report': {
    en: 'How to read your MRI report',
    es: 'Cómo leer su reporte de resonancia',
  },
  '/preoperative-education#medicines': {
    en: 'Medicines before surgery',
    es: 'Medicinas antes de la cirugía',
  },
  '/blog/pain-medicine-after-surgery': {
    en: 'Pain medicine after surgery',
    es: 'Medicina para el dolor después de la cirugía',
  },
  '/blog/risks-in-plain-numbers': { en: 'Risks in plain numbers', es: 'Los riesgos en números sencillos' },
  '/resources/pre-operative#decide': { en: 'Deciding on surgery', es: 'Decidir sobre la cirugía' },
  '/blog/surgery-or-waiting': { en: 'Surgery, or waiting?', es: '¿Operarse o esperar?' },
  '/resources/appointment-prep#questions': { en: 'Questions to ask', es: 'Preguntas para la consulta' },
  '/resources/appointment-prep#story': { en: 'Your story in two minutes', es: 'Su historia en dos minutos' },
  '/resources/appointment-prep#bring': { en: 'What to bring', es: 'Qué llevar' },
  '/resources/conditions': { en: 'Spine condition guides', es: 'Guías de problemas de la columna' },
  '/resources/faq': { en: 'Frequently asked questions', es: 'Preguntas frecuentes' },
  '/contact': { en: 'Contact', es: 'Contacto' },
  '/toggle': { en: 'Show office details', es: 'Mostrar los datos del consultorio' },
  '/resources/faq#insurance': { en: 'Is my insurance accepted?', es: '¿Aceptan mi seguro?' },
  '/resources/faq#medi-cal': { en: 'What to check with Medi-Cal', es: 'Qué revisar con Medi-Cal' },
  '/resources/faq#hours': { en: 'When is the office open?', es: '¿Cuándo abre el consultorio?' },
  '/resources/faq#parking': { en: 'Parking and access', es: 'Estacionamiento y acceso' },
  '/resources/faq#no-car': { en: 'Getting there without a car', es: 'Cómo llegar sin carro' },
  '/resources/faq#after-request': { en: 'After you ask for an appointment', es: 'Después de pedir una cita' },
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
  '/resources/recovery': { en: 'How healing goes, week by week', es: 'La recuperación, semana a semana' },
  '/resources/recovery#fusion': { en: 'Recovery after a fusion', es: 'Recuperación después de una fusión' },
} as const

export type ReplyLink = keyof typeof replyLinks

/** Whether an address is one of those that have a label in both languages. */
export const isReplyLink = (href: string): href is ReplyLink => Object.hasOwn(replyLinks, href)
