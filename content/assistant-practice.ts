import { claims } from '@/content/claims'
import { contactPage } from '@/content/contact-page'
import { appointmentPrep } from '@/content/pages/appointment-prep'
import { officeAddressLine, practice } from '@/content/practice'

/** What the assistant says about the practice itself (issue 5, step 4). Every fact comes from the content it quotes. */

const { office, surgeon } = practice
const phone = office.phone.display
const town = `${office.city}, ${office.regionName}`
const listed = (items: readonly string[]) => items.join(', ')

/** The list of what to bring, as the appointment page has it. */
const bring = appointmentPrep.sections
  .flatMap(({ body }) => body)
  .flatMap((block) =>
    typeof block === 'object' && 'checklist' in block && block.checklist === 'visit-bring'
      ? Object.values(block.items)
      : [],
  )
  .map((item) => item.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1'))

/** Days, hours and lengths of time in Spanish: the practice types them once, in English. */
const spanishWords: [RegExp, string][] = [
  [/Monday/g, 'lunes'],
  [/Tuesday/g, 'martes'],
  [/Wednesday/g, 'miércoles'],
  [/Thursday/g, 'jueves'],
  [/Friday/g, 'viernes'],
  [/Saturday/g, 'sábado'],
  [/Sunday/g, 'domingo'],
  [/\bClosed\b/g, 'cerrado'],
  [/ to /g, ' a '],
  [/ and /g, ' y '],
  [/(?<=[a-zé])-(?=[a-z])/g, ' a '],
  [/(?<=M)-(?=\d)/g, ' a '],
  [/\bweeks\b/g, 'semanas'],
  [/\bmonths\b/g, 'meses'],
]

function inSpanish(text: string): string {
  return spanishWords.reduce((result, [english, spanish]) => result.replace(english, spanish), text)
}

export const phoneHours = { en: office.phoneHours, es: inSpanish(office.phoneHours) } as const

const hours = office.hours.map(({ days, time }) => `${days}: ${time}.`).join(' ')
const notLocal = {
  en: 'The phone number, the address and the request form are shown to people near the office. If you live nearby, or are already a patient, you can show the office details yourself.',
  es: 'El teléfono, la dirección y el formulario se muestran a las personas que están cerca del consultorio. Si vive cerca, o ya es paciente, usted puede mostrar los datos del consultorio.',
}

const times = {
  mis: claims.minimallyInvasiveRecovery,
  complex: claims.complexRecovery,
  endoscopic: claims.endoscopicRecovery,
  disc: claims.discReplacementRecovery,
}
const vary = {
  en: 'These are figures that the practice states, and results vary. Your surgeon’s plan comes first.',
  es: 'Son cifras que da el consultorio, y los resultados varían. El plan de su cirujano va primero.',
}
/** The definitions of content/claims.ts in Spanish: change both together. */
const meaning = {
  mis: 'Es la primera recuperación después de una operación por cortes pequeños que libera un nervio. El hueso que se une necesita de 3 a 4 meses o más para sanar.',
  complex:
    'Es una cifra optimista para volver a las tareas diarias. La recuperación completa puede tardar un año o más.',
  endoscopic:
    'Puede ser el tiempo hasta una actividad ligera. En los estudios, la gente no volvió al trabajo antes que después de una microdiscectomía, la operación usual de disco con corte pequeño.',
  disc: 'Es el tiempo hasta la actividad completa para muchas personas después de una cirugía de cuello. La parte baja de la espalda puede tardar más.',
}

type Times = keyof typeof times
const spanishTime = (key: Times) => inSpanish(times[key].text)

const recovery = {
  en: (name: string, keys: Times[]) =>
    `${name}: ${keys.map((key) => `${times[key].text}. ${times[key].definition}`).join(' ')} ${vary.en}`,
  es: (name: string, keys: Times[]) =>
    `${name}: ${keys.map((key) => `${spanishTime(key)}. ${meaning[key]}`).join(' ')} ${vary.es}`,
}

const allTimes = {
  en: `It depends on the operation. After a nerve is freed through a small cut: ${times.mis.text}. ${times.mis.definition} Endoscopic: ${times.endoscopic.text}. ${times.endoscopic.definition} Disc replacement: ${times.disc.text}. ${times.disc.definition} Large operations: ${times.complex.text}. ${times.complex.definition} ${vary.en}`,
  es: `Depende de la operación. Cuando se libera un nervio por un corte pequeño: ${spanishTime('mis')}. ${meaning.mis} Endoscópica: ${spanishTime('endoscopic')}. ${meaning.endoscopic} Reemplazo de disco: ${spanishTime('disc')}. ${meaning.disc} Operaciones grandes: ${spanishTime('complex')}. ${meaning.complex} ${vary.es}`,
}

const fusionTimes = {
  en: `After a fusion: ${times.mis.definition.replace(/^.*?\. /, '')} For a large fusion, time to daily tasks: ${times.complex.text}. ${times.complex.definition} ${vary.en}`,
  es: `Después de una fusión: el hueso que se une necesita de 3 a 4 meses o más para sanar. Para una fusión grande, el tiempo hasta las tareas diarias: ${spanishTime('complex')}. ${meaning.complex} ${vary.es}`,
}

type Words = { en: string; es: string }
/** A reply for visitors near the office, and one for all others where it differs. */
type PracticeWords = { local: Words; other?: Words }

export const practiceWords = {
  hours: {
    local: {
      en: `The office is open: ${hours} The phone is answered ${office.phoneHours}. Please ask about holidays. ${contactPage.local.hoursNote}`,
      es: `El consultorio abre: ${inSpanish(hours)} Contestan el teléfono de ${phoneHours.es}. Pregunte por los días festivos. En una emergencia, llame primero al 911.`,
    },
  },
  emergencies: {
    local: {
      en: `In an emergency, call 911 first. ${contactPage.local.hoursNote} This chat and the contact form are not for emergencies. The office is open: ${hours}`,
      es: `En una emergencia, llame primero al 911. El consultorio ofrece consultas de emergencia fuera de horario, pero no espere una si su vida o su salud están en peligro. Este chat y el formulario no son para emergencias. El consultorio abre: ${inSpanish(hours)}`,
    },
  },
  phone: {
    local: {
      en: `Call ${phone}. The phone is answered ${office.phoneHours}. In an emergency, call 911.`,
      es: `Llame al ${phone}. Contestan de ${phoneHours.es}. En una emergencia, llame al 911.`,
    },
    other: {
      en: `${notLocal.en} The phone is answered ${office.phoneHours}.`,
      es: `${notLocal.es} Contestan el teléfono de ${phoneHours.es}.`,
    },
  },
  person: {
    local: {
      en: `I am a computer program, not a person. To talk to our staff, call ${phone}. The phone is answered ${office.phoneHours}. You can also send the form on the contact page.`,
      es: `Soy un programa de computadora, no una persona. Para hablar con el personal, llame al ${phone}. Contestan de ${phoneHours.es}. También puede enviar el formulario de la página de contacto.`,
    },
    other: {
      en: `I am a computer program, not a person. ${notLocal.en} The phone is answered ${office.phoneHours}.`,
      es: `Soy un programa de computadora, no una persona. ${notLocal.es} Contestan el teléfono de ${phoneHours.es}.`,
    },
  },
  fax: {
    local: { en: `The fax number is ${office.fax}.`, es: `El número de fax es ${office.fax}.` },
    other: notLocal,
  },
  email: {
    local: {
      en: `The e-mail address is ${office.email}. E-mail is not fully private, so please leave out health details.`,
      es: `El correo electrónico es ${office.email}. El correo no es del todo privado: por favor no escriba datos de salud.`,
    },
    other: notLocal,
  },
  address: {
    local: {
      en: `The office is at ${officeAddressLine}. The contact page has a map and directions.`,
      es: `El consultorio está en ${officeAddressLine}. La página de contacto tiene un mapa y cómo llegar.`,
    },
    other: {
      en: `The office is in ${town}. ${notLocal.en}`,
      es: `El consultorio está en ${town}. ${notLocal.es}`,
    },
  },
  parking: {
    local: {
      en: `At the office: ${listed(contactPage.local.parking)}.`,
      es: 'El estacionamiento es gratis, con lugares para personas con discapacidad junto a la puerta. La entrada está a nivel de la calle y hay elevador.',
    },
  },
  access: {
    local: {
      en: `At the office: ${listed([...contactPage.local.parking, ...contactPage.local.transport.slice(-1)])}. Tell us when you book if you need help from the car to the door.`,
      es: 'El edificio es accesible en silla de ruedas: entrada a nivel de la calle, elevador y lugares de estacionamiento para personas con discapacidad junto a la puerta. Al hacer la cita, avise si necesita ayuda del carro a la puerta.',
    },
  },
  transit: {
    local: {
      en: `Without a car: ${listed(contactPage.local.transport)}. Ask the county’s transit agency about times, and your health plan about rides.`,
      es: 'Sin carro: los autobuses del condado paran en la ciudad y hay paradas cerca del consultorio. El edificio es accesible en silla de ruedas. Pregunte los horarios a la agencia de transporte del condado, y a su plan de salud si ofrece viajes.',
    },
  },
  insurance: {
    local: {
      en: `${claims.insurance.text} ${claims.insurance.definition}`,
      es: 'Se acepta la mayoría de los planes grandes, incluidos Medicare y Medicaid. Los planes cambian, y cada uno tiene su propia red. Medicaid se llama Medi-Cal en California, y sus planes también son distintos. Pregunte a su plan y al consultorio antes de venir.',
    },
  },
  'medi-cal': {
    local: {
      en: `${claims.insurance.text} Medi-Cal is California’s Medicaid, and each Medi-Cal plan has its own network. Ask your plan if this practice is in its network, and if you need a referral, before you come.`,
      es: 'Se acepta la mayoría de los planes grandes, incluidos Medicare y Medicaid. Medi-Cal es el Medicaid de California, y cada plan de Medi-Cal tiene su propia red. Antes de venir, pregunte a su plan si este consultorio está en su red y si necesita una referencia.',
    },
  },
  bring: {
    local: {
      en: `Please bring: ${bring.map((item) => `${item}.`).join(' ')}`,
      es: 'Por favor traiga: identificación con foto y tarjetas del seguro; la referencia, si su plan la pide; la lista de sus medicinas y alergias; sus radiografías, tomografías y resonancias en disco, con los reportes; notas de operaciones e inyecciones de la columna; la lista de lo que ha probado, con fechas; su faja, bastón o andador; sus lentes y aparatos para oír. Los formularios están en este sitio.',
    },
  },
  appointment: {
    local: {
      en: `I cannot make, move or cancel an appointment. Send the request form on the contact page, or call ${phone} (${office.phoneHours}). Our staff call you back within 24 hours to agree on a time. ${contactPage.local.promise}`,
      es: `No puedo hacer, cambiar ni cancelar citas. Envíe el formulario de la página de contacto, o llame al ${phone} (${phoneHours.es}). El personal le llama en menos de 24 horas para acordar la hora. Si las 24 horas caen cuando el consultorio está cerrado, espere la llamada a más tardar el lunes.`,
    },
    other: {
      en: `I cannot make, move or cancel an appointment. ${notLocal.en} From farther away, a spine specialist near you can examine you.`,
      es: `No puedo hacer, cambiar ni cancelar citas. ${notLocal.es} Si está lejos, un especialista de columna cerca de usted puede examinarle.`,
    },
  },
  response: {
    local: {
      en: `After you send the form, our staff call you back within 24 hours. ${contactPage.local.promise} If it is urgent, do not wait for the call.`,
      es: 'Después de enviar el formulario, el personal le llama en menos de 24 horas. Si las 24 horas caen cuando el consultorio está cerrado, espere la llamada a más tardar el lunes. Si es urgente, no espere la llamada.',
    },
  },
  interpreter: {
    local: {
      en: 'Yes. Interpreters are free. Ask when you make the appointment, and say which language you speak or sign.',
      es: 'Sí. El intérprete es gratis. Pídalo al hacer la cita y diga qué idioma habla. Este asistente también contesta en español sobre el consultorio y las emergencias; las páginas del sitio están en inglés.',
    },
  },
  surgeon: {
    local: {
      en: `The surgeon is ${surgeon.name}, ${surgeon.credentials}. Field: ${surgeon.specialty.toLowerCase()}.`,
      es: `El cirujano es ${surgeon.name}, ${surgeon.credentials}, de cirugía ortopédica de columna.`,
    },
  },
  recovery: { local: allTimes },
  'recovery-fusion': { local: fusionTimes },
  'recovery-minimally-invasive': {
    local: {
      en: recovery.en('Small-cut surgery that frees a nerve', ['mis']),
      es: recovery.es('Cirugía por cortes pequeños que libera un nervio', ['mis']),
    },
  },
  'recovery-endoscopic': {
    local: {
      en: recovery.en('Endoscopic surgery', ['endoscopic']),
      es: recovery.es('Cirugía endoscópica', ['endoscopic']),
    },
  },
  'recovery-disc-replacement': {
    local: { en: recovery.en('Disc replacement', ['disc']), es: recovery.es('Reemplazo de disco', ['disc']) },
  },
  'recovery-complex': {
    local: {
      en: recovery.en('Complex spine surgery', ['complex']),
      es: recovery.es('Cirugía compleja de columna', ['complex']),
    },
  },
} as const satisfies Record<string, PracticeWords>
