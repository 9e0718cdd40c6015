import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { withSigns } from '@/lib/build/content/clinical/sign-sentences'
import { urgencyPath, urgencyTable } from '@/lib/build/content/clinical/urgency'
import { generalCards, warningCards } from '@/lib/build/content/clinical/warning-cards'
import { ContentError } from '@/lib/build/content/markdown'
import { milestonesPath, readMilestones } from '@/lib/build/content/milestones/read'
import { writeIfChanged } from '@/lib/build/content/write-if-changed'
import { UsageError } from '@/lib/command/main'

const target = 'content/generated/clinical'

function generatedCards(): string {
  return `// Generated from content/clinical/warning-cards.yaml. Do not edit.
import type { Help } from '@/content/schemas/page-schema'
import type { CardName } from '@/content/schemas/warning-card-schema'

/** The headings of the three lists on a card. */
export const helpHeadings: Record<'emergency' | 'soon' | 'routine', string> = ${JSON.stringify(warningCards().headings)}

export const helpCards: Record<CardName, Help> = ${JSON.stringify(generalCards())}
`
}

function generatedUrgency(): string {
  const signs = Object.fromEntries(urgencyTable())
  const ids = Object.keys(signs).map((id) => `'${id}'`)
  return `// Generated from ${urgencyPath}. Do not edit.
import type { Sign } from '@/content/schemas/urgency-schema'

export type SignId = ${ids.join(' | ')}

export const signs: Record<SignId, Sign> = ${JSON.stringify(signs)}
`
}

/** By itself, so that a browser needn't load the whole table. */
function generatedSaddle(): string {
  const sentence = withSigns(urgencyPath, '{signs:bladder-bowel}')
  return `// Generated from ${urgencyPath}. Do not edit.

/** What to do about numbness between the legs. */
export const saddleSentence = ${JSON.stringify(sentence)}
`
}

function generatedTimes(): string {
  const { operations } = readMilestones()
  const times = Object.entries(operations).map(([id, operation]) => [
    id,
    Object.fromEntries(Object.entries(operation.times).map(([milestone, { when }]) => [milestone, when])),
  ])
  return `// Generated from ${milestonesPath}. Do not edit.

/** When people usually drive, work and so on after an operation or an injection. */
export const times = ${JSON.stringify(Object.fromEntries(times))} as const
`
}

/**
 * Compiles the tables of content/clinical into TypeScript modules. First of all, because everything else takes tiers and times
 * from them.
 * @throws UsageError with the first mistake in a table
 */
export function compileTables(): void {
  mkdirSync(target, { recursive: true })
  try {
    writeIfChanged(join(target, 'urgency.ts'), generatedUrgency())
    writeIfChanged(join(target, 'saddle.ts'), generatedSaddle())
    writeIfChanged(join(target, 'warning-cards.ts'), generatedCards())
    writeIfChanged(join(target, 'milestones.ts'), generatedTimes())
  } catch (error) {
    throw error instanceof ContentError ? new UsageError(error.message) : error
  }
}
