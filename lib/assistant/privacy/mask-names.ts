import { relatives } from '@/lib/assistant/privacy/identifying-words'
import { isKnownWord } from '@/lib/assistant/privacy/known-words'

const name = "[\\p{L}\\p{M}][\\p{L}\\p{M}'’.-]*"

/** Phrases that are always followed by a name. */
const introduction =
  "(?:my|his|her|their|full|first|last|patient(?:'s)?)\\s+name(?:'s|\\s+is|\\s*:)|\\bname\\s*(?:is|:)|\\bname['’]s|\\bnamed|\\bme llamo|\\bse llama|\\bllamad[oa]|\\b(?:mi|su)\\s+nombre(?:\\s+completo)?(?:\\s+es|\\s*:)|\\bapellido(?:\\s+es|\\s*:)?"

/** Phrases that may be followed by a name: "I am Jane", but also "I am worried". */
const perhaps =
  "my name|mi nombre|(?:first|last)\\s+name|i\\s*am|i['’]?m|this is|it['’]?s|calls? me|i go by|goes by|known as|ask for|married to|casad[oa] con|speaking is|soy|habla|le habla|aquí|aqui|me dicen|me llaman|" +
  `(?:my|mi|her|his|su|our)\\s+(?:${relatives}|mamá|papá|tío|tía)|` +
  '(?:mr|mrs|ms|miss|mx|dr|dra|doctor|doctora|prof|professor|nurse|sr|sra|srta|señor|señora|don|doña)\\.?'

/** "my name is: Jane", "my wife (Jane)". */
const separator = '[^\\p{L}\\p{M}\\p{N}]'
const names = `${name}(?:\\s+${name}){0,5}`

const afterIntroduction = new RegExp(
  `(?:${introduction})(?:(?<=:)|(?!\\p{L}))${separator}{0,4}(?=(${names}))`,
  'giu',
)
const afterPerhaps = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${perhaps})(?![.?!])${separator}{1,4}(?=(${names}))`,
  'giu',
)

const goesOn = new Set(
  `and but i i'm im my from with who had have has is am was can could what how when where does do will would need want
  y pero tengo con quiero necesito mi me que cuando donde puedo soy estoy para por`.split(/\s+/),
)

/** Words the site rarely uses that aren't names: how people describe themselves and others. */
const ordinaryWords = new Set(
  `says said thinks hates loves likes snores passed died doesn't doesnt won't wont wants keeps hurts broke fell
  scared afraid nervous anxious dying tired exhausted desperate frustrated confused curious interested married divorced
  widowed retired disabled pregnant diabetic overweight obese allergic trying filling hoping dead
  dice dijo pregunta quiere cree tuvo usa murió perdió hizo hace sufre padece ronca alérgico alérgica alergico alergica
  diabético diabética diabetico diabetica casado casada viuda viudo jubilado jubilada embarazada nervioso nerviosa
  preocupado preocupada maestro maestra enfermero enfermera camionero camionera campesino campesina ama`.split(
    /\s+/,
  ),
)

/**
 * How many of the words certainly belong to a name: up to the first that continues the sentence, but at least
 * one.
 */
function certainLength(words: string[]): number {
  const end = words.findIndex((word) => goesOn.has(word.toLowerCase()))
  return end === -1 ? words.length : Math.max(1, end)
}

/** How many of the words look like a name: capitalized, or unknown to the site. */
function likelyLength(words: string[], isShouted: boolean): number {
  const isName = (word: string, index: number) => {
    const bare = word.replace(/(?:['’](?:s|m|re|ve|ll|d|t))?[.-]*$/i, '')
    if (index > 0 && /^(?!I)\p{Lu}$/u.test(bare)) return true
    const lower = word.toLowerCase()
    if (bare.length < 2 || goesOn.has(lower) || ordinaryWords.has(lower)) return false
    return (!isShouted && /^\p{Lu}\p{Ll}/u.test(bare)) || !isKnownWord(bare)
  }
  const end = words.findIndex((word, index) => !isName(word, index))
  return end === -1 ? words.length : end
}

/**
 * Replaces the first `lengthOf` words after each lead-in. The remaining words may contain the next lead-in.
 */
function maskAfter(text: string, lead: RegExp, lengthOf: (words: string[]) => number): string {
  let masked = ''
  let done = 0
  for (const pattern = new RegExp(lead); ; pattern.lastIndex = done) {
    const found = pattern.exec(text)
    if (!found) return masked + text.slice(done)
    const [all, following = ''] = found
    const length = lengthOf(following.split(/\s+/))
    const name = new RegExp(`^(?:\\S+\\s*){${length}}(?<!\\s)`).exec(following)?.[0] ?? ''
    masked += text.slice(done, found.index) + all
    // Keep the punctuation that ends the sentence.
    if (length > 0) masked += `[name]${/[.-]?$/.exec(name)?.[0] ?? ''}`
    done = found.index + all.length + name.length
  }
}

/**
 * Masks names that follow phrases which introduce one. After phrases that can also introduce something else,
 * only words that are capitalized or unknown to the site are masked.
 */
export function maskNames(text: string): string {
  const isShouted = !/\p{Ll}/u.test(text)
  const introduced = maskAfter(text, afterIntroduction, certainLength)
  return maskAfter(introduced, afterPerhaps, (words) => likelyLength(words, isShouted))
}
