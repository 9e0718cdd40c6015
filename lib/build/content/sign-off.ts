import * as replies from '@/content/assistant/replies'
import { signOffWords } from '@/content/clinical/sign-off-words'
import { figureWords } from '@/content/en/ui/site/figures'
import { catalog } from '@/content/en/ui/pages/catalog'
import { servicesPage, servicesSignOff } from '@/content/en/ui/pages/services'
import { timelines } from '@/content/en/ui/tools/timelines'
import { levelNotes } from '@/content/anatomy/level-notes'
import { movementTexts } from '@/content/anatomy/movements'
import { nerveRoots } from '@/content/anatomy/nerve-roots'
import { saddleWords } from '@/content/anatomy/saddle'
import { scenes } from '@/content/anatomy/scenes'
import type { OfficeFacts, SignOffLine } from '@/content/schemas/sign-off-schema'
import { addressOf } from '@/lib/build/content/checks/addresses'
import { urgencyTable } from '@/lib/build/content/clinical/urgency'
import { generalCards } from '@/lib/build/content/clinical/warning-cards'
import { readMilestones } from '@/lib/build/content/milestones/read'
import type { OpenFacts } from '@/lib/build/content/open-facts'
import { answerLines, milestoneLine, urgencyLine } from '@/lib/build/sign-off/lines'
import { readRecords } from '@/lib/build/sign-off/records'
import { countSigned, signedPages } from '@/lib/build/sign-off/status'
import { signedText, versionOf } from '@/lib/build/sign-off/version'

type Page = { title?: string; heading?: string; question?: string; health?: object }
type Compiled = ReadonlyMap<string, ReadonlyMap<string, unknown>>
/** The text of every file, and what somebody has to confirm about it, by path. */
export type Sources = Map<string, OpenFacts & { text: string }>

/** What a page shows beside the text of its file. */
const shownOn: Record<string, readonly unknown[]> = {
  'pages/spine-anatomy': [levelNotes, movementTexts, nerveRoots, scenes, saddleWords],
}

/** The words of the drawings and the timelines that a text shows. */
function shownIn(text: string): unknown[] {
  const figures = [...text.matchAll(/^::figure\[.*name=([\w-]+)/gm)].map(([, name]) => name)
  const lines = [...text.matchAll(/^::timeline\{id=([\w-]+)/gm)].map(([, name]) => name)
  return [
    ...figures.map((name) => (figureWords as Record<string, unknown>)[name!]),
    ...lines.map((name) => (timelines as Record<string, unknown>)[name!]),
  ]
}

type File = { name: string; page: Page; text: string; signOff: string[] }

function pageLine(collection: string, { name, page, text, signOff }: File): SignOffLine {
  const id = `${collection}/${name}`
  const seen = signedText(text)
  const href = addressOf(collection, name)
  return {
    id,
    kind: 'pages',
    title: page.heading ?? `Video: ${page.title}`,
    ...(href && { href }),
    hash: versionOf(seen, ...shownIn(seen), ...(shownOn[id] ?? [])),
    statements: signOff,
  }
}

/** The overview of all services is TypeScript, and so is the catalog. */
function servicesLine(): SignOffLine {
  const { health: _health, ...page } = servicesPage
  const { heading } = page
  const hash = versionOf(page, catalog)
  return {
    id: 'services',
    kind: 'pages',
    title: heading,
    href: '/services',
    hash,
    statements: servicesSignOff,
  }
}

/** What every health page shows. */
function cardsLine(): SignOffLine {
  const hash = versionOf(generalCards())
  return { id: 'warning-cards', kind: 'pages', title: signOffWords.cards, hash, statements: [] }
}

/** What the chat says on its own: in an emergency, and to questions that only a clinician can answer. */
function repliesLine(): SignOffLine {
  const hash = versionOf({ ...replies })
  return { id: 'answers/replies', kind: 'answers', title: signOffWords.replies, hash, statements: [] }
}

/** Everything that the surgeon signs: the tables by row, health pages, videos, and answers by subject. */
function allLines(compiled: Compiled, sources: Sources): SignOffLine[] {
  const filesOf = (collection: string): File[] =>
    [...(compiled.get(collection) ?? [])].map(([name, page]) => {
      const { text, signOff } = sources.get(`content/en/${collection}/${name}.md`)!
      return { name, page: page as Page, text, signOff }
    })
  const pages = ['conditions', 'procedures', 'services', 'pages', 'articles', 'videos'].flatMap((name) =>
    filesOf(name)
      .filter(({ page }) => page.health || name === 'videos')
      .map((file) => pageLine(name, file)),
  )
  const answers = filesOf('answers').map(({ name, text, signOff }) => ({
    id: name,
    text: signedText(text),
    statements: signOff,
  }))
  return [
    ...[...urgencyTable().values()].map(urgencyLine),
    ...Object.entries(readMilestones().operations).map(([id, operation]) => milestoneLine(id, operation)),
    cardsLine(),
    ...pages,
    servicesLine(),
    ...answerLines(answers),
    repliesLine(),
  ]
}

/** What the office manager confirms, by file. */
function officeFacts(compiled: Compiled, sources: Sources): OfficeFacts[] {
  return [...compiled].flatMap(([collection, files]) =>
    [...files].flatMap(([name, page]) => {
      const file = `content/en/${collection}/${name}.md`
      const { officeManager: facts } = sources.get(file)!
      const { question, heading, title = '' } = page as Page
      return facts.length > 0 ? [{ file, title: question ?? heading ?? title, facts }] : []
    }),
  )
}

export const signOffFolder = 'content/generated/sign-off'

/** The modules with what is to be signed, and with what is: path and text of each. */
export function signOffModules(compiled: Compiled, sources: Sources): [path: string, text: string][] {
  const lines = allLines(compiled, sources)
  const records = readRecords()
  const { signed, all } = countSigned(lines, records)
  return [
    [
      `${signOffFolder}/lines.ts`,
      `// Generated from content. Do not edit.
import type { OfficeFacts, SignOffLine } from '@/content/schemas/sign-off-schema'

export const lines: SignOffLine[] = ${JSON.stringify(lines)}

export const officeFacts: OfficeFacts[] = ${JSON.stringify(officeFacts(compiled, sources))}
`,
    ],
    [
      `${signOffFolder}/signed.ts`,
      `// Generated from content/clinical/sign-off.jsonl. Do not edit.
/** How many things the surgeon has signed in their current version, and the paths of the signed pages. */
export const signOff: { signed: number; all: number; pages: readonly string[] } = ${JSON.stringify({
        ...{ signed, all },
        pages: signedPages(lines, records),
      })}
`,
    ],
  ]
}
