import '@/content/schemas/zod-without-eval'
import { z } from 'zod'

/** How fast someone with a sign needs help. `none` means that the sign can't occur in that situation. */
export const tiers = [911, 988, 'ER', 'today', 'appointment', 'none'] as const
const tier = z.literal(tiers)
export type Tier = (typeof tiers)[number]

/** What can change the tier of a sign; `usual` if nothing of it is known. */
export const situations = ['usual', 'surgery', 'later', 'injection', 'risk', 'cancer'] as const
export type Situation = (typeof situations)[number]

/** Signs of a group share the reason that is given if it isn't certain which of them someone describes. */
const groups = [
  ...(['nerves', 'infection', 'stroke', 'heart-lungs', 'clot', 'airway', 'bleeding', 'injury'] as const),
  ...(['poisoning', 'other', 'crisis'] as const),
] as const

const inBoth = z.strictObject({ en: z.string().min(1), es: z.string().min(1) })

/** A verb phrase: it follows "if you". */
const phrase = z.string().min(1)

/** One row of content/clinical/urgency.yaml, which explains the fields. */
export const signSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  group: z.enum(groups),
  text: phrase,
  surgeryText: phrase.optional(),
  injectionText: phrase.optional(),
  short: phrase.optional(),
  surgeryShort: phrase.optional(),
  injectionShort: phrase.optional(),
  tier,
  surgery: tier.optional(),
  later: tier.optional(),
  injection: tier.optional(),
  risk: tier.optional(),
  cancer: tier.optional(),
  fever: z.literal(true).optional(),
  /** Nobody with this sign is told to ride in a car. */
  stay: z.literal(true).optional(),
  whom: z.enum(['doctor', 'ordering-doctor', 'diabetes-doctor', 'pediatrician', 'prescriber']).optional(),
  worse: inBoth.optional(),
  reason: inBoth,
})

export type Sign = z.infer<typeof signSchema>

/** The tier of a sign in a situation. */
export const tierOf = (sign: Sign, situation: Situation): Tier =>
  (situation === 'usual' ? undefined : sign[situation]) ?? sign.tier

/** Whether the sign can mean a call on the same day, so that it needs words for when that isn't enough. */
const isEverToday = (sign: Sign) => situations.some((situation) => tierOf(sign, situation) === 'today')

/** The whole table: ids are unique, and signs for a call today say what makes them an emergency. */
export const urgencySchema = z.strictObject({ signs: z.array(signSchema) }).check(({ value, issues }) => {
  const ids = value.signs.map(({ id }) => id)
  for (const [place, sign] of value.signs.entries()) {
    const path = ['signs', place]
    if (ids.indexOf(sign.id) !== place)
      issues.push({ code: 'custom', path, message: `there are two signs called "${sign.id}"`, input: sign })
    if (isEverToday(sign) && !sign.worse)
      issues.push({ code: 'custom', path, message: `"${sign.id}" needs "worse"`, input: sign })
  }
})
