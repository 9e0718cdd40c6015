import { isKnownWord } from '@/lib/assistant/known-words'

const name = "[\\p{L}\\p{M}][\\p{L}\\p{M}'’.-]*"

/** What is followed by a name and nothing else. */
const introduction =
  "(?:my|his|her|their|full|first|last|patient(?:'s)?)\\s+name(?:'s|\\s+is|\\s*:)|\\bname\\s*(?:is|:)|\\bnamed|\\bme llamo|\\bse llama|\\bllamad[oa]|\\b(?:mi|su)\\s+nombre(?:\\s+completo)?(?:\\s+es|\\s*:)|\\bapellido(?:\\s+es|\\s*:)?"

/** What may be followed by a name: "I am Jane", but also "I am worried". */
const perhaps =
  "i\\s*am|i['’]?m|this is|it['’]?s|call me|speaking is|soy|habla|le habla|aquí|aqui|" +
  '(?:my|mi|her|his|su|our)\\s+(?:wife|husband|partner|spouse|son|daughter|mother|mom|father|dad|brother|sister|friend|aunt|uncle|cousin|boss|esposa|esposo|marido|hijo|hija|madre|padre|mamá|papá|mama|papa|hermano|hermana|amigo|amiga|tío|tía|suegra|suegro)|' +
  '(?:mr|mrs|ms|miss|mx|dr|dra|doctor|doctora|prof|professor|nurse|sr|sra|srta|señor|señora|don|doña)\\.?'

const afterIntroduction = new RegExp(`(${introduction})\\s+(${name}(?:\\s+${name}){0,3})`, 'giu')
const afterPerhaps = new RegExp(`(?<![\\p{L}\\p{M}])(${perhaps}),?\\s+(${name}(?:\\s+${name}){0,3})`, 'giu')

const goesOn = new Set(
  `and but i i'm im my from with who had have has is am was can could what how when where does do will would need want
  y pero tengo con quiero necesito mi me que cuando donde puedo soy estoy para por`.split(/\s+/),
)

/** How many of the words belong to a name: up to the first that goes on with the sentence. */
function nameLength(words: string[]): number {
  const end = words.findIndex((word) => goesOn.has(word.toLowerCase()))
  return end === -1 ? words.length : end
}

function masked(lead: string, words: string[], length: number): string {
  if (length === 0) return [lead, ...words].join(' ')
  // The mark that ends the sentence stays.
  const end = /[.-]?$/.exec(words[length - 1] ?? '')?.[0] ?? ''
  return [lead, `[name]${end}`, ...words.slice(length)].join(' ')
}

/**
 * Masks names where the words before them say that they are names. A capital or a word that the site does not know
 * decides after what may also be followed by something else.
 */
export function maskNames(text: string): string {
  const isShouted = !/\p{Ll}/u.test(text)
  return text
    .replace(afterIntroduction, (_all, lead: string, rest: string) => {
      const words = rest.split(/\s+/)
      return masked(lead, words, Math.max(1, nameLength(words)))
    })
    .replace(afterPerhaps, (_all, lead: string, rest: string) => {
      const words = rest.split(/\s+/)
      const isName = (word: string, index: number) => {
        const bare = word.replace(/(?:['’][a-z]+)?[.-]*$/i, '')
        if (index > 0 && /^(?!I)\p{Lu}$/u.test(bare)) return true
        if (bare.length < 2 || goesOn.has(word.toLowerCase())) return false
        return (!isShouted && /^\p{Lu}\p{Ll}/u.test(bare)) || !isKnownWord(bare)
      }
      const end = words.findIndex((word, index) => !isName(word, index))
      return masked(lead, words, end === -1 ? words.length : end)
    })
}
