import * as words from '@/lib/assistant/context-words'

type Span = { start: number; end: number }

const turn = / (?:[.?]|but|pero)(?= )/g
const part = / (?:[.?,]|but|pero|and|y)(?= )/g

/** The stretch of text between two marks around a span. */
function around(text: string, { start, end }: Span, mark: RegExp): string {
  const before = [...text.slice(0, start + 1).matchAll(mark)].at(-1)
  const after = [...text.slice(end).matchAll(mark)][0]
  const from = before ? before.index + before[0].length : 0
  return `${text.slice(from, after ? end + after.index : undefined)} `
}

/** The clause that a span stands in: up to the end of the sentence, or to 'but'. */
export function clauseAround(text: string, span: Span): string {
  return around(text, span, turn)
}

/** The words of the same sentence that come before a span. */
function leadingTo(text: string, { start }: Span): string {
  const lead = text.slice(0, start)
  const last = [...`${lead} `.matchAll(/ [.?](?= )/g)].at(-1)
  return `${last ? lead.slice(last.index + 2) : lead} `
}

/** Whether the words before a span deny it: 'no fever, numbness or weakness'. */
export function isDenied(text: string, span: Span): boolean {
  const lead = leadingTo(text, span)
  if (lead.endsWith(' not ') || words.unlikeBefore.test(text.slice(span.end))) return lead.endsWith(' not ')
  // The span itself is read too: what it begins with tells 'without peeing' from 'without fever'.
  const whole = `${lead.trimEnd()}${text.slice(span.start, span.end)} `
  return [...whole.matchAll(words.denial)].some((denial) => {
    const after = denial.index + denial[0].length
    const between = lead.slice(after)
    const isNear = after < lead.length && between.trim().split(' ').length <= 9
    return isNear && !words.endOfDenial.test(between)
  })
}

/** Whether a span tells of long ago, or of what has been the same for years. */
export function isOld(text: string, span: Span): boolean {
  const near = around(text, span, part)
  const sentence = around(text, span, / [.?](?= )/g)
  if (words.longAgo.test(near) && !words.stillNow.test(near)) return true
  if (words.onceUponATime.test(sentence) && !words.stillNow.test(sentence)) return true
  return words.forYears.test(sentence) && !words.changedNow.test(clauseAround(text, span))
}

/** Whether a span is only asked about, and no one has it: 'what are the signs of …', 'can surgery cause …?'. */
export function isTopic(text: string, span: Span): boolean {
  const sentence = around(text, span, / [.?](?= )/g)
  const lead = leadingTo(text, span)
  const topic = [...lead.matchAll(new RegExp(words.asTopic, 'g'))].at(-1)
  if (topic && !/ (?:i have|i am|tengo|,|my)(?= )/.test(lead.slice(topic.index + topic[0].length)))
    return true
  if (words.asksForOneself.test(sentence) && !/ how (?:much|long|many|often|soon) /.test(sentence))
    return false
  const coming = [...lead.matchAll(new RegExp(words.mayCome, 'g'))].at(-1)
  const said = text.slice(span.start, span.end)
  if (
    coming &&
    !words.backToNow.test(lead.slice(coming.index + coming[0].length)) &&
    !/ (?:not|no) /.test(said)
  )
    return true
  const asked = words.questionStart.test(sentence) && !/ can not | could not | no puedo /.test(sentence)
  return asked && !words.someone.test(sentence.replace(/ (?:tell|give|send|show) me(?= )/g, ''))
}
