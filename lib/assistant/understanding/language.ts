import type { Language } from '@/lib/assistant/replies/reply'
import { foldAccents } from '@/lib/text/language/fold-accents'

// Words that hardly ever occur in the other language. Names of medicines and places count for neither.
const spanish = new Set(
  `el la los las un una de del que y en es esta estan estoy soy por para con sin se si su sus mi mis me te le lo al
  como cuando donde cual cuales cuanto cuanta cuantos cuantas quien hay tengo tiene tienen tenia puedo puede pueden
  quiero necesito debo duele duelen dolor siento hola gracias favor usted ustedes ya muy mas pero desde hasta despues
  antes ayer hoy manana anoche espalda cuello pierna piernas cirugia operacion columna pastillas medicina doctor
  cita seguro aceptan atienden abren cierran consultorio espanol ingles recuperacion tarda hernia disco ciatica
  estenosis espinal fiebre herida operaron orinar brazo mano pie dormido dormida fuerza cabeza pecho aire ayuda
  estacionamiento estacionar telefono direccion toman toso sangre horario hablan habla llevar reemplazo riesgos matarme morir vivir
  dejar fumar opinion nervio vejiga entre abajo nalgas dolores tomar dormir caminar cuesta`.split(/\s+/),
)
const english = new Set(
  `the a an of and in is are am was were be been to for with without my your his her i you he she it we they this
  that what when where which who how why can could do does did have has had will would should not no but or if on
  at from after before since back neck leg legs pain surgery hurt hurts numb feel please thanks hello need want
  take open close office doctor help me there about`.split(/\s+/),
)
// 'No', 'me' and 'he' exist in both languages.
for (const word of ['no', 'me', 'a', 'he', 'doctor']) english.delete(word)

function count(words: string[], known: Set<string>): number {
  return words.filter((word) => known.has(word)).length
}

/** The main language of a message; English if in doubt. */
export function languageOf(text: string): Language {
  if (/[\u00bf\u00a1]/.test(text)) return 'es'
  const words = foldAccents(text).split(/[^a-z]+/)
  return count(words, spanish) > count(words, english) ? 'es' : 'en'
}
