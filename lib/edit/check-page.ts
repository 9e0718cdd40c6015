import { addressesOf, addressOf } from '@/lib/build/content/checks/addresses'
import { checkLinks } from '@/lib/build/content/checks/links'
import { collections } from '@/lib/build/content/collections'
import { compileFile } from '@/lib/build/content/compile'
import { ContentError } from '@/lib/build/content/markdown'

/** What is wrong: the field of a form such as `root.stories.2.rating`, or a line of a text. */
export type Mistake = { field?: string; line?: number; message: string }

type Compiled = Map<string, Map<string, unknown>>

/** What `npm run content` made of the pages, by collection and name. */
async function readCompiled(): Promise<Compiled> {
  const read = collections.map(async ({ name }) => {
    const compiledModule = (await import(`@/content/generated/en/${name}.ts`)) as Record<string, object>
    return [name, new Map(Object.entries(compiledModule[name] ?? {}))] as const
  })
  return new Map(await Promise.all(read))
}

/** Includes what was checked since, because another page may link to it. */
let compiled: Promise<Compiled> | undefined

const partsOf = (path: string) => {
  const [, , collection = '', ...name] = path.slice(0, -'.md'.length).split('/')
  return { collection, name: name.join('/') }
}

/** The address of the page that shows a file. */
export function pageAddress(path: string): string | undefined {
  const { collection, name } = partsOf(path)
  return path.startsWith('content/practice/') ? '/' : addressOf(collection, name)
}

/** The first mistake that `npm run content` would report for this text of a page. */
export async function checkPage(path: string, text: string): Promise<Mistake | undefined> {
  const { collection, name } = partsOf(path)
  try {
    const page = compileFile(
      collections.find((one) => one.name === collection)!,
      path,
      text,
    )
    const pages = await (compiled ??= readCompiled())
    pages.get(collection)?.set(name, page)
    checkLinks(path, text, addressesOf(pages))
    return undefined
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const [, line, message = error.message] = /:(\d+): (.*)/s.exec(error.message) ?? []
    return { line: Number(line), message }
  }
}
