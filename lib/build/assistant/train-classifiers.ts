import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { practiceReplies } from '@/content/assistant/practice'
import { answers } from '@/content/generated/en/answers'
import { wordingsOf } from '@/lib/assistant/answers/answer-index'
import { featuresOf } from '@/lib/assistant/classifier/features'
import { signs, type SignId } from '@/content/generated/clinical/urgency'
import { situations, tierOf } from '@/content/schemas/urgency-schema'
import {
  crises,
  offTopic,
  otherSigns,
  personalTopics,
  type UrgencyLabel,
} from '@/lib/assistant/classifier/labels'
import { trainAll } from '@/lib/build/assistant/combine'
import { indexAnswers } from '@/lib/build/assistant/index-answers'
import type { Trained } from '@/lib/assistant/trained'
import { readMessage } from '@/lib/assistant/understanding/message'
import { sentencesOf } from '@/lib/text/language/sentences'
import { siteStems } from '@/lib/search/index/search-index'
import { readExamples, readLines } from '@/lib/build/assistant/examples'
import { z } from 'zod'

const target = 'content/generated/assistant'

type Text = { label: string; text: string }

/** Questions on these may tell of a sign that can't wait, so they're no examples of what isn't urgent. */
const urgentSubjects = new Set([
  ...['cauda-equina-syndrome', 'spinal-infection', 'spinal-tumors', 'symptoms', 'aorta', 'kidney'],
])
const urgentFacets = new Set([
  ...['serious', 'risks', 'fever', 'infection-signs', 'wound', 'weakness-new', 'swelling-leg', 'headache'],
  ...['pain-worse', 'swallowing', 'hoarse', 'mood', 'urgent-after-hours', 'catheter-or-bladder'],
  ...['too-much-medicine', 'naloxone', 'taper', 'steroid-stopped', 'steroid-mood', 'rash', 'cold-sore'],
  ...['metal-showing', 'throat-leak', 'pocket-infection', 'blocked-bowel', 'spinal-fluid-leak'],
])

type Asked = { subject: string; facet: string; text: string }

function askedFor(answer: string, text: string): Asked {
  const [subject = '', facet = ''] = answer.split('/')
  return { subject, facet, text }
}

const practiceTopics = Object.keys(practiceReplies) as (keyof typeof practiceReplies)[]
const practiceExamples = () => readExamples('practice', [...practiceTopics, 'other'])

/** Every wording of every answer, and the practice examples as wordings of theirs. */
function wordings(): Asked[] {
  const written = Object.values(answers).flatMap((answer) =>
    wordingsOf(answer).map((text) => askedFor(answer.id, text)),
  )
  const practice = practiceExamples().flatMap(({ label, text }) =>
    label === 'other' ? [] : [askedFor(practiceReplies[label].answer, text)],
  )
  return [...written, ...practice]
}

/** Whole messages, as people tell them. Wordings are too short to learn from what a story has besides its question. */
const messages = (): Asked[] =>
  readExamples('questions', Object.keys(answers)).map(({ label, text }) => askedFor(label, text))

const inputs = [
  ...['content/assistant/examples', 'content/en/answers', 'content/search'],
  ...['lib/assistant/answers', 'lib/assistant/classifier', 'lib/assistant/understanding'],
  ...['lib/build/assistant', 'lib/search', 'lib/text'],
]

/** Changes with everything that the classifiers depend on. The words of all pages decide what counts as misspelled. */
function fingerprint(): string {
  const hash = createHash('sha256').update([...siteStems].sort().join(' '))
  for (const sign of Object.values(signs))
    hash.update([sign.id, sign.group, ...situations.map((one) => tierOf(sign, one))].join(' '))
  for (const [topic, { answer }] of Object.entries(practiceReplies)) hash.update(`${topic} ${answer}`)
  const files = inputs.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  for (const { parentPath, name } of files.filter((entry) => entry.isFile())) {
    if (name.includes('.test.')) continue
    hash.update(join(parentPath, name)).update(readFileSync(join(parentPath, name)))
  }
  return hash.digest('hex')
}

const signIds = Object.keys(signs) as SignId[]
const exampleSchema = z.object({
  label: z.enum([...signIds, ...otherSigns]),
  situation: z.enum(situations),
  /** Whether the message also tells what makes the sign an emergency. */
  raised: z.boolean().default(false),
  text: z.string(),
})
type SignExample = z.infer<typeof exampleSchema>

/** Messages that describe a sign, each with its row of the urgency table and its situation. */
const readSigns = (): SignExample[] => readLines('signs').map((line) => exampleSchema.parse(line))

/** What an example teaches about urgency, by the table. */
function urgencyOfExample({ label, situation, raised }: SignExample): UrgencyLabel {
  if (label === 'other-now') return 'other'
  if (label === 'other-today') return 'same-day'
  const { group } = signs[label]
  const tier = raised ? 'ER' : tierOf(signs[label], situation)
  if (tier === 'today') return 'same-day'
  return (tier === 911 || tier === 'ER') && group !== 'crisis' ? group : 'non-urgent'
}

/**
 * What each classifier learns from: how urgent a message is, which sign it describes, what only a clinician can decide,
 * which subject and facet a question is about, and which answer fits.
 */
function exampleSets(): Record<string, readonly Text[]> {
  const described = readSigns()
  const calm = readExamples('non-urgent', ['non-urgent'])
  const personal = readExamples('personal', personalTopics)
  const written = wordings()
  const told = messages()
  const asked = [...written, ...told]
  const unrelated = readExamples('off-topic', [offTopic])
  const notUrgent = [
    ...told,
    // Sentences of a long message are also judged by themselves.
    ...told.flatMap(({ text }) => sentencesOf(text).map((sentence) => ({ text: sentence }))),
    ...personal,
    ...unrelated,
    ...practiceExamples(),
    ...written.filter(({ subject, facet }) => !urgentSubjects.has(subject) && !urgentFacets.has(facet)),
  ]
  return {
    urgency: [
      ...readExamples('crises', crises),
      ...described.map((example) => ({ label: urgencyOfExample(example), text: example.text })),
      // They share words with a sign without being urgent, so they teach nothing else.
      ...[...calm, ...readExamples('look-alikes', ['non-urgent']), ...notUrgent].map(({ text }) => ({
        label: 'non-urgent',
        text,
      })),
    ],
    signs: described,
    personal: [
      ...personal,
      ...[...calm, ...asked, ...unrelated].map(({ text }) => ({
        label: 'general',
        text,
      })),
    ],
    subject: [...asked.map(({ subject, text }) => ({ label: subject, text })), ...unrelated],
    facet: asked.map(({ facet, text }) => ({ label: facet, text })),
    answer: asked.map(({ subject, facet, text }) => ({ label: `${subject}/${facet}`, text })),
  }
}

/** Trains the assistant's classifiers, unless nothing has changed since the last time. */
export async function trainClassifiers(): Promise<void> {
  const stamp = join(target, 'inputs.sha256')
  const current = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  console.log('Training the assistant (about 40 seconds)...')
  // Several classifiers learn from the same text.
  const known = new Map<string, Int32Array>()
  const featuresIn = (text: string): Int32Array => {
    const features = known.get(text) ?? featuresOf(readMessage(text))
    known.set(text, features)
    return features
  }
  const labeled = ({ label, text }: Text) => ({ label, features: featuresIn(text) })
  const sets = Object.entries(exampleSets()).map(([name, texts]) => [name, texts.map(labeled)] as const)
  mkdirSync(target, { recursive: true })
  const result: Trained = { classifiers: await trainAll(Object.fromEntries(sets)), answers: indexAnswers() }
  writeFileSync(join(target, 'trained.bin'), serialize(result))
  writeFileSync(stamp, current)
}
