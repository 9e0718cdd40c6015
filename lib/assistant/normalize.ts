import { harmlessPhrases } from '@/lib/assistant/harmless-phrases'
import { corrected } from '@/lib/assistant/spelling'
import { foldAccents } from '@/lib/fold-accents'

/** What people write for words that the rules look for. Applied one after the other. */
const spellings: [RegExp, string][] = [
  [/\b(ca|could|do|does|did|have|has|had|is|are|was|were|would|should|need)n'?t\b/g, '$1n not'],
  [/\bcan ?not\b|\bcan not\b|\bcnt\b|\bcan t\b|\bcann not\b|\bcan n not\b/g, 'can not'],
  [/\bcan (?=not\b)/g, 'can '],
  [/\b(could|do|does|did|have|has|had|is|are|was|were|would|should|need)n not\b/g, '$1 not'],
  [/\bwo n?'?t\b|\bwon'?t\b/g, 'will not'],
  [/\bain'?t\b/g, 'is not'],
  [/\b(?:im|i'm)\b/g, 'i am'],
  [/\bive\b|\bi've\b/g, 'i have'],
  [/\b(he|she|it|there|that|what|who|where)'s\b/g, '$1 is'],
  [/\b(?:whats)\b/g, 'what is'],
  [/\b(you|they|we)'re\b/g, '$1 are'],
  [/\b(\w+)'(?:s|d|ll|ve)\b/g, '$1'],
  [/\bloosing\b/g, 'losing'],
  [/\bpea(ing)?\b/g, 'pee$1'],
  [/\b(?:num|numm|numb+|nub|nubm)\b/g, 'numb'],
  [/\b(not|to|barely|hardly) breath\b/g, '$1 breathe'],
  [/\bleg+s\b/g, 'legs'],
  [/\b2day\b/g, 'today'],
  [/\bb4\b/g, 'before'],
  [/\brn\b/g, 'right now'],
  [/\bwen\b/g, 'when'],
  [/\bnite\b/g, 'night'],
  [/\bq\b/g, 'que'],
  [/\b(?:xq|porq|pq)\b/g, 'porque'],
  // 'Why can't I feel …' is 'why I can not feel …'.
  [/\b(can|could|do|does|did|will|would) not (i|he|she|they|we|my \w+|his \w+|her \w+)(?= )/g, '$2 $1 not'],
  // 'My legs are week', but not 'this is week 3'.
  [
    /\b(legs?|arms?|hands?|foot|feet|feels?|felt|are|is|so|very|really|getting|gone|went) week\b(?! \d| (?:ago|after|before|from|later|of|one|two|post))/g,
    '$1 weak',
  ],
]

/** Marks of its own for the end of a sentence, a question and a pause, so that rules can keep within a clause. */
function withMarks(text: string): string {
  return text
    .replace(/(\d)[.,](?=\d)/g, '$1_')
    .replace(/[.!;\n\r\u2026\u00a1]+/g, ' . ')
    .replace(/[?\u00bf]+/g, ' ? ')
    .replace(/[,:()[\]\u2013\u2014]+| - /g, ' , ')
    .replace(/(\d)_/g, '$1.')
}

/**
 * A message as the rules read it: small letters, no accents, words written out ('can not'), misspelled key words set
 * right, one space around every word. What is left of punctuation: '.', '?' and ','.
 * @returns such as ' i can not pee , my back hurts . '; begins and ends with a space.
 */
export function normalize(text: string): string {
  const plain = withMarks(
    foldAccents(text.normalize('NFKC'))
      .replace(/\p{Cf}/gu, '')
      .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
      .replace(/&/g, ' and '),
  )
  const words = plain
    .replace(/[^a-z0-9.?,'/% ]+/g, ' ')
    .replace(/(?<!\d)\/|\/(?!\d)/g, ' ')
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(/ +/g, ' ')
  const written = spellings.reduce((result, [from, to]) => result.replace(from, to), words).replace(/'/g, '')
  const spelled = written.trim().split(/\s+/).map(corrected).join(' ')
  const sentence = harmlessPhrases.reduce((result, [from, to]) => result.replace(from, to), spelled)
  // Every text ends like a sentence, so that a pattern can ask for the end of one.
  return ` ${/[.?]$/.test(sentence) ? sentence : `${sentence} .`.trim()} `
}
