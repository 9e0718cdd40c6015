import type { ReplyLink } from '@/content/assistant/replies'
import { contactPage } from '@/content/en/ui/contact/page'
import { office } from '@/content/generated/practice/office'
import { practice } from '@/content/generated/practice/practice'
import { inSpanish, phoneHours } from '@/content/en/ui/site/phone-hours'

/**
 * What the assistant says about the practice where content/en/answers isn't enough: in Spanish, and in English where only people
 * near the office read a fact. All facts come from other content files.
 */

const { surgeon } = practice
const phone = office.phone.display
const town = `${office.city}, ${office.regionName}`

const hours = office.hours.map(({ days, time }) => `${days}: ${time}.`).join(' ')
const { travel, patient } = contactPage.remote.seeUs
const notLocal = {
  en: `We show our phone number, address and request form to people near the office. To see them from anywhere, press “${travel}” or “${patient}” on the contact page.`,
  es: `Nuestro teléfono, la dirección y el formulario se muestran a quienes están cerca del consultorio. Si puede venir, o ya es paciente, oprima “${travel}” o “${patient}” en la página de contacto (en inglés) para verlos.`,
}

type Words = { en?: string; es: string }
type PracticeReply = {
  /** The answer of content/en/answers that it replaces. */
  answer: string
  /** The pages it links to. */
  pages: readonly ReplyLink[]
  /** For local visitors, and for everyone else if different. */
  local: Words
  other?: Words
}

/** The fixed replies, by topic: the labels of content/assistant/examples/practice.jsonl. */
export const practiceReplies = {
  hours: {
    answer: 'practice/hours',
    pages: ['/resources/faq#hours', '/contact'],
    local: {
      es: `Este es el horario del consultorio: ${inSpanish(hours)} Contestamos el teléfono de ${phoneHours.es}. Pregúntenos por los días festivos. También hay consultas de emergencia fuera de horario. Si su vida o su salud están en peligro, llame primero al 911. Si necesita ayuda hoy y no contestamos, vaya a la sala de emergencias.`,
    },
  },
  emergencies: {
    answer: 'practice/urgent-after-hours',
    pages: ['/blog/is-it-an-emergency', '/resources/faq#hours'],
    local: {
      es: `En una emergencia, llame al 911. Este chat y el formulario no son para emergencias. Hay consultas de emergencia fuera de horario, pero si su vida o su salud están en peligro, llame primero al 911. Si necesita ayuda hoy y no contestamos, vaya a la sala de emergencias. Este es el horario del consultorio: ${inSpanish(hours)}`,
    },
  },
  phone: {
    answer: 'practice/phone',
    pages: ['/contact'],
    local: {
      en: `You can call us at ${phone}. We answer the phone ${office.phoneHours}. In an emergency, call 911.`,
      es: `Puede llamarnos al ${phone}. Contestamos el teléfono de ${phoneHours.es}. En una emergencia, llame al 911.`,
    },
    other: {
      en: `${notLocal.en} We answer the phone ${office.phoneHours}. In an emergency, call 911.`,
      es: `${notLocal.es} Contestamos el teléfono de ${phoneHours.es}. En una emergencia, llame al 911.`,
    },
  },
  person: {
    answer: 'practice/assistant-what',
    pages: ['/contact'],
    local: {
      es: `Soy un programa de computadora, no una persona. Para hablar con nuestro personal, llame al ${phone}. Contestamos el teléfono de ${phoneHours.es}. También puede mandarnos el formulario de la página de contacto.`,
    },
    other: {
      es: `Soy un programa de computadora, no una persona. ${notLocal.es} Contestamos el teléfono de ${phoneHours.es}.`,
    },
  },
  staff: {
    answer: 'practice/talk-to-person',
    pages: ['/contact', '/resources/faq#hours'],
    local: {
      en: `Call us at ${phone} and ask for a nurse, the front desk or whoever you need. We answer the phone ${office.phoneHours}. This chat is a computer program, so it can’t connect you.`,
      es: `Llame al ${phone} y pida hablar con una enfermera, con recepción o con quien necesite. Contestamos el teléfono de ${phoneHours.es}. Este chat es un programa de computadora y no puede comunicarle.`,
    },
    other: {
      en: `To see our phone number, press “${travel}” or “${patient}” on the contact page. If you can’t come here, call your own doctor’s office. This chat is a computer program, so it can’t connect you.`,
      es: `Para ver nuestro teléfono, oprima “${travel}” o “${patient}” en la página de contacto (en inglés). Si no puede venir ni es paciente, llame al consultorio de su propio doctor. Este chat es un programa de computadora y no puede comunicarle con nadie.`,
    },
  },
  fax: {
    answer: 'practice/fax',
    pages: ['/contact'],
    local: { en: `Our fax number is ${office.fax}.`, es: `Nuestro número de fax es ${office.fax}.` },
    other: notLocal,
  },
  email: {
    answer: 'practice/email',
    pages: ['/contact'],
    local: {
      en: `Our e-mail address is ${office.email}. E-mail isn’t fully private, so please leave out health details.`,
      es: `Nuestro correo electrónico es ${office.email}. El correo no es del todo privado, así que por favor no escriba datos de su salud.`,
    },
    other: notLocal,
  },
  address: {
    answer: 'practice/location',
    pages: ['/contact'],
    local: {
      en: `Our office is at ${office.addressLine}. Parking is free, with handicap spaces by the door, a level entrance and an elevator. The contact page has a map and directions.`,
      es: `Nuestro consultorio está en ${office.addressLine}. El estacionamiento es gratis, con lugares para personas con discapacidad junto a la puerta, entrada al nivel de la calle y elevador. En la página de contacto hay un mapa y cómo llegar.`,
    },
    other: {
      en: `Our office is in ${town}. ${notLocal.en}`,
      es: `Nuestro consultorio está en ${town}. ${notLocal.es}`,
    },
  },
  parking: {
    answer: 'practice/parking',
    pages: ['/resources/faq#parking'],
    local: {
      es: 'El estacionamiento es gratis, y hay lugares para personas con discapacidad junto a la puerta. La entrada está al nivel de la calle, y hay elevador hasta el consultorio.',
    },
  },
  access: {
    answer: 'practice/access',
    pages: ['/resources/faq#parking'],
    local: {
      es: 'El edificio es accesible en silla de ruedas. El estacionamiento es gratis, con lugares para personas con discapacidad junto a la puerta. La entrada está al nivel de la calle, y hay elevador hasta el consultorio. Si necesita ayuda para llegar del carro a la puerta, avísenos cuando haga la cita.',
    },
  },
  transit: {
    answer: 'practice/transit',
    pages: ['/resources/faq#no-car'],
    local: {
      es: 'Si viene sin carro, los autobuses del condado paran en la ciudad, y hay paradas cerca del consultorio. Si vive por Hanford, Lemoore o Avenal, busque los autobuses KART y su Dial-a-Ride. Si vive en otro condado, como Fresno o Tulare, pregunte también a los autobuses de su condado. Si tiene Medi-Cal, su plan puede darle raite (transporte) gratis a la cita. Llame al número de su tarjeta en cuanto tenga la fecha, porque algunos planes piden de 5 a 10 días hábiles. Otros planes también pueden ayudar. Si le cuesta llegar, díganos cuando haga la cita. El edificio es accesible en silla de ruedas.',
    },
  },
  insurance: {
    answer: 'practice/insurance',
    pages: ['/resources/faq#insurance'],
    local: {
      es: 'Aceptamos la mayoría de las aseguranzas grandes (seguros médicos), incluidos Medicare y Medicaid. Los planes cambian, y cada uno tiene su propia red. En California, Medicaid se llama Medi-Cal, y sus planes también son distintos entre sí. Pregunte a su plan y a nuestro consultorio antes de venir.',
    },
  },
  'medi-cal': {
    answer: 'practice/medi-cal',
    pages: ['/resources/faq#medi-cal'],
    local: {
      es: 'Aceptamos la mayoría de las aseguranzas grandes (seguros médicos), incluidos Medicare y Medicaid. Medi-Cal es el Medicaid de California, y cada plan de Medi-Cal tiene su propia red. Antes de venir, pregunte a su plan si este consultorio está en su red y si necesita una referencia (referral).',
    },
  },
  bring: {
    answer: 'practice/what-to-bring',
    pages: ['/resources/appointment-prep#bring'],
    local: {
      es: 'Por favor traiga: identificación con foto y sus tarjetas de la aseguranza (seguro médico); la referencia (referral), si su plan la pide; una lista de todas sus medicinas, vitaminas y hierbas, o los frascos en una bolsa; una lista de sus alergias y de cualquier problema que haya tenido con la anestesia; sus radiografías, tomografías (CT) y resonancias (MRI) en un disco, con los reportes por escrito; notas de operaciones e inyecciones de la columna; una lista de lo que ya probó, con fechas y cómo le fue; su diario de síntomas, si lleva uno; su faja, bastón o andador; sus lentes y aparatos para oír; y los formularios para pacientes, llenos e impresos. Los formularios están en este sitio.',
    },
  },
  appointment: {
    answer: 'practice/appointment',
    pages: ['/contact', '/resources/faq#after-request'],
    local: {
      en: `I can’t make, change or cancel an appointment. To change or cancel yours, call ${phone} (${office.phoneHours}) as soon as you can. To get one, call or send us the request form on the contact page. We’ll call you back within 24 hours to find a time. ${contactPage.local.promise}`,
      es: `No puedo hacer, cambiar ni cancelar citas. Para cambiar o cancelar la suya, llame lo antes posible al ${phone} (${phoneHours.es}). Para pedir una, mándenos el formulario de la página de contacto o llame al mismo número. Le llamamos en menos de 24 horas para acordar la hora. Si eso cae en fin de semana o día feriado, espere nuestra llamada el siguiente día hábil. Si mientras tanto nota una señal de alarma, no espere nuestra llamada: llame al 911.`,
    },
    other: {
      en: `I can’t make, change or cancel an appointment. ${notLocal.en} If you live farther away, a spine specialist near you can examine you.`,
      es: `No puedo hacer, cambiar ni cancelar citas. ${notLocal.es} Si vive más lejos, le puede examinar un especialista de columna cerca de usted.`,
    },
  },
  response: {
    answer: 'practice/wait-for-call',
    pages: ['/resources/faq#after-request'],
    local: {
      en: `After you send the form, we’ll call you back within 24 hours. ${contactPage.local.promise} If you need to be seen today, call instead of waiting, and if nobody can see you today, go to the ER.`,
      es: 'Después de que mande el formulario, le llamamos en menos de 24 horas. Si eso cae en fin de semana o día feriado, espere nuestra llamada el siguiente día hábil. Si mientras tanto nota una señal de alarma, no espere nuestra llamada: llame al 911. Si necesita que le vean hoy, llame por teléfono en vez de esperar, y si nadie puede atenderle hoy, vaya a la sala de emergencias.',
    },
  },
  interpreter: {
    answer: 'practice/interpreter',
    pages: ['/resources/faq#interpreter', '/legal/nondiscrimination'],
    local: {
      es: 'Sí, y es gratis. Pida un intérprete cuando haga la cita, y díganos qué idioma o lengua de señas usa. Este asistente también contesta en español sobre el consultorio y las emergencias. Las páginas del sitio están en inglés.',
    },
  },
  surgeon: {
    answer: 'practice/surgeon-who',
    pages: ['/about', '/credentials'],
    local: {
      es: `Nuestro cirujano es ${surgeon.name}, ${surgeon.credentials}. Su campo es la cirugía ortopédica de columna.`,
    },
  },
} as const satisfies Record<string, PracticeReply>
