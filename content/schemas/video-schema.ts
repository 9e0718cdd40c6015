import { z } from 'zod'
import { day, linkSchema } from '@/content/schemas/page-schema'
import { anchorId, markedText } from '@/content/schemas/section-schema'
import { sourceKeys } from '@/content/sources'
import { stages, type StageId } from '@/content/schemas/video-stages'

/** A drawing: the stage, and the state of each element on it. Missing elements are not shown. */
function pictureOn<Id extends StageId>(stage: Id) {
  const numbers = z.partialRecord(z.enum(stages[stage]), z.number())
  return z.strictObject({
    stage: z.literal(stage),
    shows: numbers.default({}),
    /** What keeps moving during the scene, and how fast, such as steps walked. */
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
  /** The text: large in the video, in its captions and in the transcript. */
  words: z.string().trim().min(10).max(104),
  /** A description of the picture, for those who can't see it. */
  seen: z.string().trim().min(10),
  picture: pictureSchema,
  /** The sources of the text; text without any is for the surgeon to confirm. */
  sources: z.array(z.enum(sourceKeys)).default([]),
  /** Whether it is an emergency, shown in that color. */
  isUrgent: z.boolean().default(false),
})

/** One video of /video-library. */
export const videoSchema = z.strictObject({
  /** Used in file names and as the id on the page. */
  slug: anchorId,
  title: z.string().max(48),
  summary: markedText,
  published: day,
  /** The drawing behind the title, also used as the poster. */
  opening: pictureSchema,
  chapters: z
    .array(z.strictObject({ title: z.string().max(40), scenes: z.array(sceneSchema).min(1) }))
    .min(2)
    .max(5),
  /** Further reading. */
  link: linkSchema,
  /** The pages that link to it. */
  shownOn: z.array(z.string().startsWith('/')).min(1),
})

export type Picture = z.infer<typeof pictureSchema>
export type Scene = z.infer<typeof sceneSchema>
export type Video = z.infer<typeof videoSchema>
