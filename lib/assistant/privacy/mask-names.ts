import { isKnownStem } from '@/lib/search/query/spelling'
import { isStopWord } from '@/lib/search/query/stop-words'
import { wordsOf } from '@/lib/text/language/words'

const word = String.raw`[\p{L}\p{M}][\p{L}\p{M}'-]*`
const start = String.raw`(?<![\p{L}\p{M}])`
/** "my name is: Jane", "my wife (Jane)", but not "Thanks. Can I drive?" */
const gap = String.raw`[\s,:;("-]{1,4}`

/** What follows is a name, whatever it looks like. */
const certain = `(?:my|his|her|their|first|last|full) name(?: is|'s)|name's|me llamo|se llama|(?:mi|su) nombre(?: completo)? es`

const relatives = `wife|husband|partner|son|daughter|mother|mom|father|dad|brother|sister|friend|aunt|uncle|cousin|boss|neighbor|
  boyfriend|girlfriend|esposa|esposo|hija|hijo|madre|padre|mam[aá]|pap[aá]|hermana|hermano|amiga|amigo|t[ií]a|t[ií]o|prima|primo|
  abuela|abuelo|novia|novio`
/** What follows may be a name: "I am Jane", but also "I am worried". */
const likely =
  `names?|named|nombre|apellido|patient|paciente|i am|i ?'?m|this is|it's|is from|calls? me|i go by|known as|ask for|
  signed|love|thanks|thank you|regards|sincerely|gracias|saludos|atentamente|soy|habla|aqu[ií]|me dicen|me llaman|hi|hello|hey|hola|yo|
  (?:mr|mrs|ms|miss|dr|dra|sr|sra)\\.?|doctora?|surgeon|nurse|anesthesiologist|se[nñ]ora?|(?:my|his|her|our|mi|su) (?:${relatives})`.replaceAll(
    /\s*\n\s*/g,
    '',
  )

const afterCertain = new RegExp(`(?<=${start}(?:${certain})${gap})${word}`, 'giu')
const afterLikely = new RegExp(`(?<=${start}(?:${likely})${gap})${word}`, 'giu')
/** "Xochitl here", "Xochitl speaking", "the Kumar family", "- Xochitl". */
const before = new RegExp(`${start}${word}(?= (?:here|speaking|aqu[ií]|family)(?![\\p{L}\\p{M}]))`, 'giu')
const atEnd = new RegExp(`(?<=(?:^|\\s)[-–—]{1,2} ?)${word}(?=(?: ${word})?[\\s.!]*$)`, 'giu')
/** The rest of a name: "[name] Kumar", "[name] de la Cruz". */
const rest = new RegExp(
  String.raw`\[name\][\s.]{1,2}(?:(?:de|del|la|las|los|y|van|von) ){0,2}(${word})`,
  'giu',
)
const mostNames = 4

/** A word is taken for a name if this site doesn't know it, or if it's capitalized and no everyday word. */
function looksLikeName(text: string, isShouted: boolean): boolean {
  const stems = wordsOf(text.replace(/'.*$/, ''))
  if (stems.every(isStopWord)) return false
  return !stems.every(isKnownStem) || (!isShouted && /^\p{Lu}/u.test(text))
}

/** Masks the rest of names that are masked in part. */
function maskRest(text: string, isName: (word: string) => boolean): string {
  let masked = text
  for (let count = 1; count < mostNames; count += 1)
    masked = masked.replace(rest, (all, next: string) =>
      isName(next) || /^\p{Lu}$/u.test(next) ? '[name]' : all,
    )
  return masked
}

/** Masks names that the words around them announce, in any case. */
export function maskNames(text: string): string {
  const isShouted = !/\p{Ll}/u.test(text)
  const isName = (found: string) => looksLikeName(found, isShouted)
  const introduced = maskRest(
    text.replace(afterCertain, '[name]'),
    (next) => !wordsOf(next).every(isStopWord),
  )
  const masked = [afterLikely, before, atEnd].reduce(
    (all, pattern) => all.replace(pattern, (found) => (isName(found) ? '[name]' : found)),
    introduced,
  )
  return maskRest(masked, isName)
}
