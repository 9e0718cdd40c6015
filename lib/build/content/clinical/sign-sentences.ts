import { shortOf, textOf, urgencyTable } from '@/lib/build/content/clinical/urgency'
import { ContentError, lineAt } from '@/lib/build/content/markdown'
import { tierOf, type Sign, type Situation, type Tier } from '@/content/schemas/urgency-schema'

/** The directives and the situation that each stands for. */
const kinds: Record<string, Situation> = {
  signs: 'usual',
  'signs-after-surgery': 'surgery',
  'signs-later': 'later',
  'signs-after-injection': 'injection',
  'signs-risk': 'risk',
  'signs-cancer': 'cancer',
}

const surgeon = 'Today, at any hour, call the surgeon who operated on you'
const callToday: Record<Situation, string> = {
  usual: '{Call our office|Call your own doctor} today',
  surgery: surgeon,
  later: '{Call our office|Call your own doctor} today',
  injection: 'Today, at any hour, call the doctor who gave the injection',
  risk: '{Call our office|Call your own doctor} today',
  cancer: '{Call our office|Call your own doctor} today',
}

const otherDoctors = {
  doctor: 'Call your own doctor today',
  'ordering-doctor': '{Call our office|Call a spine surgeon} and the doctor who ordered the scan today',
  'diabetes-doctor': 'Call the doctor who treats your diabetes today',
  pediatrician: 'Call the pediatrician today',
  prescriber: 'Call the doctor who prescribes your medicine today',
}

/** "A, B, or C"; with semicolons if the phrases have commas themselves. */
function listed(phrases: readonly string[]): string {
  const hasCommas = phrases.length > 1 && phrases.some((phrase) => phrase.includes(','))
  if (!hasCommas) return new Intl.ListFormat('en', { type: 'disjunction' }).format(phrases)
  return `${phrases.slice(0, -1).join('; ')}; or ${phrases.at(-1)}`
}

function whomToCall({ whom }: Sign, situation: Situation): string {
  const isOperated = situation === 'surgery' || situation === 'injection'
  return whom && !(whom === 'doctor' && isOperated) ? otherDoctors[whom] : callToday[situation]
}

/** What to do, in the words that come before "if you". */
function actionOf(sign: Sign, situation: Situation): string {
  const actions: Record<Exclude<Tier, 'none'>, string> = {
    911: 'Call 911',
    988: 'Call or text 988',
    ER: 'Call 911 or go to the ER now',
    today: whomToCall(sign, situation),
    appointment: 'Make an appointment',
  }
  const tier = tierOf(sign, situation)
  return tier === 'none' ? '' : actions[tier]
}

const urgencyOrder: readonly Tier[] = [911, 988, 'ER', 'today', 'appointment']

/** A sentence for each thing to do, most urgent first. */
function sentences(signs: readonly Sign[], situation: Situation, isAnswer: boolean): string {
  const rank = (sign: Sign) => urgencyOrder.indexOf(tierOf(sign, situation))
  const groups = Map.groupBy(
    [...signs].sort((a, b) => rank(a) - rank(b)),
    (sign) => actionOf(sign, situation),
  )
  const told = [...groups].map(([action, group]) => {
    const words =
      group.length === 1 ? [textOf(group[0]!, situation)] : group.map((sign) => shortOf(sign, situation))
    const isCrisis = group.some((sign) => tierOf(sign, situation) === 988)
    return `${action} if you ${listed(words)}.${isCrisis ? ' If you’re in danger right now, call 911.' : ''}`
  })
  // A page's card says it; an answer stands alone.
  const isToday = signs.some((sign) => tierOf(sign, situation) === 'today')
  return [...told, ...(isAnswer && isToday ? ['If nobody can see you today, go to the ER.'] : [])].join(' ')
}

const directive = new RegExp(`\\{(${Object.keys(kinds).join('|')}):([^{}]*)\\}`, 'g')

/** A use of the urgency table in a text: its line, situation and sign. */
export type SignUse = { line: number; situation: Situation; sign: string }

/** Every sign that the directives of a text name. */
export function signsUsedIn(text: string): SignUse[] {
  return [...text.matchAll(directive)].flatMap(({ index, 1: kind = '', 2: ids = '' }) =>
    ids
      .trim()
      .split(/\s+/)
      .map((sign) => ({ line: lineAt(text, index), situation: kinds[kind]!, sign })),
  )
}

/**
 * Replaces directives such as `{signs-after-surgery:slight-weakness bladder-bowel}` by what to do about these signs, in
 * the words and with the urgency of content/clinical/urgency.yaml.
 * @throws ContentError for a sign that isn't there, or that can't occur in the situation
 */
export function withSigns(path: string, text: string): string {
  return text.replace(directive, (_, kind: string, ids: string, offset: number) => {
    const situation = kinds[kind]!
    const signs = ids
      .trim()
      .split(/\s+/)
      .map((id) => {
        const sign = urgencyTable().get(id)
        const mistake = !sign
          ? `there is no sign "${id}" in content/clinical/urgency.yaml`
          : tierOf(sign, situation) === 'none' && `the sign "${id}" can't occur with {${kind}:...}`
        if (mistake) throw new ContentError(path, lineAt(text, offset), mistake)
        return sign!
      })
    const told = sentences(signs, situation, path.includes('/answers/'))
    const row = text.slice(text.lastIndexOf('\n', offset) + 1, offset)
    if (row.startsWith('|') && told.includes('|'))
      throw new ContentError(
        path,
        lineAt(text, offset),
        'a sign for a call today can’t stand in a table: write :::terms',
      )
    return told
  })
}
