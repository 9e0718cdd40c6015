import { z } from 'zod'
import { day, linkSchema } from '@/content/page-schema'
import { anchorId, markedText } from '@/content/section-schema'
import { sourceKeys } from '@/content/sources'
import { stages, type StageId } from '@/content/video-stages'

/** A picture: the stage, and how far each thing on it has come. What is left out is not there. */
function pictureOn<Id extends StageId>(stage: Id) {
  const numbers = z.partialRecord(z.enum(stages[stage]), z.number())
  return z.strictObject({
    stage: z.literal(stage),
    shows: numbers.default({}),
    /** What keeps moving while the scene lasts, by how much: steps that are walked. */
    moves: numbers.default({}),
  })
}

export const pictureSchema = z.discriminatedUnion('stage', [
  pictureOn('column'),
  pictureOn('slice'),
  pictureOn('joined'),
  pictureOn('person'),
  pictureOn('bed'),
  pictureOn('signs'),
  pictureOn('days'),
  pictureOn('share'),
  pictureOn('notes'),
])

const sceneSchema = z.strictObject({
  /** What is read: large in the film, in its captions and in the transcript. */
  words: z.string().trim().min(10).max(104),
  /** What is seen, for those who do not see it. */
  seen: z.string().trim().min(10),
  picture: pictureSchema,
  /** Where the words come from; what has none is for the surgeon to confirm. */
  sources: z.array(z.enum(sourceKeys)).default([]),
  /** An emergency: the words stand in its color. */
  isUrgent: z.boolean().default(false),
})

const videoSchema = z.strictObject({
  /** Names its files, and its place on the page. */
  slug: anchorId,
  title: z.string().max(48),
  summary: markedText,
  published: day,
  /** The picture behind the title: also what stands there before it is played. */
  opening: pictureSchema,
  chapters: z
    .array(z.strictObject({ title: z.string().max(40), scenes: z.array(sceneSchema).min(1) }))
    .min(2)
    .max(5),
  /** Where to read more. */
  link: linkSchema,
  /** The pages that lead to it. */
  shownOn: z.array(z.string().startsWith('/')).min(1),
  /** What its words take from general knowledge: for the surgeon to confirm (docs/sign-off.md). */
  signOff: z.array(z.string()).default([]),
})

export type Picture = z.infer<typeof pictureSchema>
export type Scene = z.infer<typeof sceneSchema>
export type Video = z.infer<typeof videoSchema>

/** Checks a film's words when the site is built. */
export function video(words: z.input<typeof videoSchema>): Video {
  return videoSchema.parse(words)
}
