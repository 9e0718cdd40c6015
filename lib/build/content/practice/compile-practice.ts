import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { practiceFiles, type Facts, type Office, type OfficeFacts } from '@/content/schemas/practice-schema'
import { hoursLines, phoneHoursLine, weekendOf } from '@/lib/build/content/practice/opening-lines'
import { ContentError } from '@/lib/build/content/markdown'
import { parseTable } from '@/lib/build/content/read-table'
import { writeIfChanged } from '@/lib/build/content/write-if-changed'
import { UsageError } from '@/lib/command/main'

const officeOf = (facts: OfficeFacts): Office => ({
  ...facts,
  addressLine: `${facts.address}, ${facts.city}, ${facts.region} ${facts.postalCode}`,
  hours: hoursLines(facts.openings),
  weekend: weekendOf(facts.openings),
  phoneHours: phoneHoursLine(facts.openings),
})

/**
 * Reads the files of a folder such as content/practice.
 * @throws UsageError with the first mistake of each file
 */
export function readPractice(folder: string): Facts {
  const mistakes: string[] = []
  const facts = Object.entries(practiceFiles).map(([name, schema]) => {
    const path = join(folder, `${name}.yaml`)
    try {
      return [name, parseTable(path, readFileSync(path, 'utf8'), schema)]
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      mistakes.push(error.message)
      return [name, null]
    }
  })
  if (mistakes.length > 0) throw new UsageError(mistakes.join('\n'))
  return Object.fromEntries(facts) as Facts
}

/**
 * Compiles the facts of the practice into TypeScript modules. Before anything else, because everything takes facts from them.
 * @param from a folder with the files of content/practice
 * @param to the folder of the modules
 * @throws UsageError with the first mistake of each file
 */
export function compilePractice(from = 'content/practice', to = 'content/generated/practice'): void {
  const { practice, office: officeFacts, claims, stories, insurance, team } = readPractice(from)
  const office = officeOf(officeFacts)
  const { city, region, regionName, position, timeZone, openings, holidays } = office
  mkdirSync(to, { recursive: true })
  const write = (name: string, source: string, comment: string, values: Record<string, [string, unknown]>) =>
    writeIfChanged(
      join(to, `${name}.ts`),
      `// Generated from ${from}/${source}.yaml. Do not edit.
import type * as schema from '@/content/schemas/practice-schema'
${Object.entries(values)
  .map(
    ([key, [type, value]]) =>
      `\n/** ${comment} */\nexport const ${key}: schema.${type} = ${JSON.stringify(value)}`,
  )
  .join('\n')}
`,
    )
  write('practice', 'practice', 'The practice and its surgeon.', { practice: ['Practice', practice] })
  write(
    'office',
    'office',
    'How the office is reached. A browser loads it once its visitor turns out to be local: no other script may have the number.',
    { office: ['Office', office] },
  )
  write('place', 'office', 'Where the office is: what browsers may know of it from the start.', {
    officePlace: ['OfficePlace', { city, region, regionName, position }],
  })
  write('times', 'office', 'When the office is open: what browsers may know of it, too.', {
    officeTimes: ['OfficeTimes', { timeZone, openings, holidays }],
  })
  write('claims', 'claims', 'What the practice claims about itself and its treatments.', {
    claims: ['Claims', claims],
  })
  write('stories', 'stories', 'Each with the patient’s consent, unless it’s a sample.', {
    stories: ["Stories['stories']", stories.stories],
    testimonials: ["Stories['testimonials']", stories.testimonials],
  })
  write('team', 'team', 'Who else patients meet.', { team: ['Team', team.team] })
  write('insurance', 'insurance', 'Insurance and payment.', { insurance: ['Insurance', insurance] })
}
