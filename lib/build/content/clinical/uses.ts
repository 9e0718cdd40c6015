import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { signsUsedIn } from '@/lib/build/content/clinical/sign-sentences'
import { signsOf, warningCards } from '@/lib/build/content/clinical/warning-cards'
import { urgencyTable } from '@/lib/build/content/clinical/urgency'
import { lineAt } from '@/lib/build/content/markdown'
import { readMilestones } from '@/lib/build/content/milestones/read'
import { tierOf, type Situation } from '@/content/schemas/urgency-schema'

const told = (id: string, situation: Situation) => {
  const sign = urgencyTable().get(id)
  return `${id} (${situation}): ${sign ? tierOf(sign, situation) : 'unknown'}`
}

const milestoneMark = /\{milestone:([\w-]+)\/([\w-]+)\}/g

function inPage(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const { operations } = readMilestones()
  const times = [...text.matchAll(milestoneMark)].map(({ index, 1: operation = '', 2: milestone = '' }) => {
    const time = operations[operation]?.times[milestone as 'drive']
    return `${file}:${lineAt(text, index)}: ${operation}/${milestone}: ${time?.when ?? 'unknown'}`
  })
  const signs = signsUsedIn(text).map(
    ({ line, sign, situation }) => `${file}:${line}: ${told(sign, situation)}`,
  )
  return [...signs, ...times]
}

function onCards(): string[] {
  return Object.entries(warningCards().cards).flatMap(([card, { situation, lines }]) =>
    lines.flatMap((line) =>
      signsOf(line, situation).map(
        (one) => `card ${card}, line ${line}: ${told(one.sign.id, one.situation)}`,
      ),
    ),
  )
}

/** Every place that states how urgent a sign is, or when something is possible after an operation, with its row of the tables. */
export function usesOfTables(): string[] {
  const files = readdirSync('content/en', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  )
  return [...onCards(), ...files.sort().flatMap((file) => inPage(join('content/en', file)))]
}
