const cervicalIds = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7'] as const
const thoracicIds = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'T9', 'T10', 'T11', 'T12'] as const
const lumbarIds = ['L1', 'L2', 'L3', 'L4', 'L5'] as const

/** The 24 separate vertebrae, from the head down. */
export const vertebraIds = [...cervicalIds, ...thoracicIds, ...lumbarIds] as const
/** The five fused segments of the sacrum. */
export const sacralIds = ['S1', 'S2', 'S3', 'S4', 'S5'] as const
/** Every numbered level, from the head down. */
export const levelIds = [...vertebraIds, ...sacralIds] as const

export type VertebraId = (typeof vertebraIds)[number]
export type SacralId = (typeof sacralIds)[number]
/** Discs are named after the two levels they join. There is none above C2: C1 rotates around the dens. */
export type DiscId = Joined<[...Below<typeof vertebraIds>, 'S1']>
/** Everything on the drawing that has a name. */
export type LevelId = VertebraId | SacralId | DiscId

type Below<Ids> = Ids extends readonly [unknown, ...infer Rest] ? Rest : never
type Joined<Ids> = Ids extends [infer Upper extends string, infer Lower extends string, ...infer Rest]
  ? `${Upper}-${Lower}` | Joined<[Lower, ...Rest]>
  : never

/** The 23 discs, from the neck down. */
export const discIds: readonly DiscId[] = vertebraIds
  .slice(1)
  .map((id, order) => `${id}-${levelIds[order + 2] ?? ''}` as DiscId)

/** Whether a text is a disc id. */
export const isDisc = (text: string): text is DiscId => discIds.some((disc) => disc === text)

const known = new Set<string>([...levelIds, ...discIds])

/** Whether a text is the id of a vertebra, disc or sacral segment. */
export const isLevel = (text: string): text is LevelId => known.has(text)
