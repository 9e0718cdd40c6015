import { sentencesOf } from './reading-grade'

/** A sentence that gives a time by hand, and the line its paragraph begins on. */
export type Found = { line: number; sentence: string }

const count = '(?:\\d+|an?|one|two|three|four|five|six|eight|ten|twelve|few|several)'
const unit = '(?:day|week|month|night)s?'
const time = [
  `${count}(?: (?:to|or|and) (?:${count}|more))? (?:full |more )?${unit}(?! (?:a|per|each) (?:day|week|month))`,
  `${unit} \\d+`,
  '(?:same|next) day',
].join('|')

/** "A day" may also be a rate, as in "10 minutes a day". */
const rate = `\\b(?:minutes?|hours?|times?|once|twice|walks?|pills?|doses?|several|$) an? ${unit}\\b`

const milestone = [
  'driv(?:e|es|ing)(?! (?:you|your|me|him|her|them)\\b)',
  'desk',
  '(?:heavy|light|farm|yard) (?:work|lifting|dut(?:y|ies))',
  '(?:(?:back|return|returning|go|going) (?:at|to|into)|away from|off|days? of) (?:\\w+ ){0,2}work',
  '(?:physical|heavy|active|desk) jobs?',
  'work (?:is|takes|often|usually|can|\\|)',
  'time off',
  'lift(?:ing)?(?! (?:equipment|your|the|a) (?:arm|leg|foot|toe))',
  'showers?',
  'stairs',
  'fly|flying|flights?',
  'sports?',
  'sex',
  'hospital(?!’s)',
  '(?:go|goes|going|went|leave|leaves) home',
  'leaves? (?:the same day|after)',
  'nights? in',
].join('|')

/** In one sentence, and not far away. */
const near = '[^.!?]{0,90}?'
const byHand = new RegExp(
  `\\b(?:${time})\\b${near}\\b(?:${milestone})\\b|\\b(?:${milestone})\\b${near}\\b(?:${time})\\b|\\b(?:${time}) off\\b|\\bstay(?:s|ed|ing)? (?:(?:in the hospital|about|for) )*(?:${time})\\b`,
  'i',
)
/** What a study found isn't what a patient is told to expect. */
const finding = /\b(?:stud(?:y|ies)|trials?|registry|survey)\b/i

const isByHand = (sentence: string) => {
  const text = sentence.replace(new RegExp(rate, 'gi'), '')
  return byHand.test(text) && !finding.test(text)
}

/** The parts of the front matter that visitors don't read. */
const unread = /^(?:asked|askedInSpanish|signOff|sources|links):.*(?:\n(?:[ -].*)?)*/gm

const blank = (text: string) => text.replace(/[^\n]/g, '')

/** The sentences of a text that give the time of a milestone; `next` begins the next paragraph, item, row or entry. */
function foundIn(text: string, next: RegExp, firstLine = 1): Found[] {
  let line = firstLine
  return text.split(next).flatMap((block) => {
    const start = line + (/^\s*/.exec(block)?.[0].split('\n').length ?? 1) - 1
    line += block.split('\n').length
    return sentencesOf(block.replace(/\s+/g, ' ').trim())
      .filter(isByHand)
      .map((sentence) => ({ line: start, sentence }))
  })
}

/** The rows of a table, each after the table's caption, which often says what the times are about. */
const withCaptions = (body: string) =>
  body.replace(
    /:::table\[([^\]]*)\]\n((?:\|.*\n)+)/g,
    (_, caption: string, rows: string) => `:::table\n${rows.replace(/^\| (?![-:])/gm, `| ${caption}: `)}`,
  )

/** The sentences of a Markdown file that give the time of a milestone without `{milestone:...}`. */
export function sentencesInPage(text: string): Found[] {
  const read = text.replace(/\{milestone:[^}]*\}/g, 'then').replace(/\[\^[^\]]+\]/g, '')
  const [, front = '', body = read] = /^(---\n[\s\S]*?\n)(---\n[\s\S]*)$/.exec(read) ?? []
  const frontLines = front.split('\n').length
  return [
    ...foundIn(front.replace(unread, blank), /\n(?=- |  - |\w+:)/),
    ...foundIn(withCaptions(body), /\n(?=\s*\n|:::|\s*(?:[-*|]|\d+\.) )/, frontLines),
  ]
}

/** The same of a file of interface words, which takes times from content/clinical/time-of.ts. */
export function sentencesInWords(text: string): Found[] {
  return text
    .split('\n')
    .flatMap((row, index) =>
      [...row.matchAll(/'((?:[^'\\]|\\.)*)'|`([^`]*)`/g)].flatMap(([, plain, template = '']) =>
        foundIn((plain ?? template).replace(/\$\{[^}]*\}/g, 'then'), /\n/, index + 1),
      ),
    )
}
