import { ContentError, lineAt } from '@/lib/build/content/markdown'
import { nearest } from '@/lib/build/content/checks/nearest'

/** Every page's address with the ids of its sections. Of a page without an entry, nothing is known but its address. */
export type Addresses = Map<string, ReadonlySet<string> | undefined>

/** Addresses that are files. */
const files = ['/feed.xml']

function suggestion(wrong: string, all: Iterable<string>): string {
  const right = nearest(wrong, all, 4)
  return right === undefined ? '' : ` Did you mean ${right}?`
}

/** What is wrong with an address on this site, and what to do. */
function mistakeIn(href: string, addresses: Addresses): string | undefined {
  const [page = '', id] = href.split('#')
  if (files.includes(page)) return undefined
  if (!addresses.has(page))
    return `there is no page ${page}.${suggestion(page, addresses.keys()) || ' Addresses are those that the browser shows, from the first /'}`
  const ids = addresses.get(page)
  if (id === undefined || ids === undefined || ids.has(id)) return undefined
  return `${page} has no section {#${id}}.${suggestion(id, ids) || ` Its sections are ${[...ids].join(', ')}`}`
}

const frontMatter = /^---\n[\s\S]*?\n---\n/

/** `](address)` in the text, but not after a footnote; the address ends at the first space or parenthesis. */
const inText = /(?<!\[\^[\w-]+)\](?<space>\s?)\((?<href>[^)\s]*)(?<end>\)?)/g

/** A path in the front matter, such as `- /about: About us` or `[/about, /contact]`. */
const inFront = /(?<=[\s"'[])\/[a-z][a-z0-9/-]*(?:#[\w-]*)?/g

/**
 * Checks every link of a file.
 * @throws ContentError for the first that leads nowhere, with what to do
 */
export function checkLinks(path: string, text: string, addresses: Addresses) {
  const front = frontMatter.exec(text)?.[0] ?? ''
  const check = (href: string, offset: number) => {
    const mistake = mistakeIn(href, addresses)
    if (mistake) throw new ContentError(path, lineAt(text, offset), `${href} leads nowhere: ${mistake}`)
  }
  for (const { 0: href, index } of front.matchAll(inFront)) check(href, index)
  for (const match of text.slice(front.length).matchAll(inText)) {
    const { space, href = '', end } = match.groups ?? {}
    const offset = front.length + match.index
    const fail = (message: string) => {
      throw new ContentError(path, lineAt(text, offset), message)
    }
    if (!/^(\/|https:\/\/|http:\/\/|mailto:|tel:|#)/.test(href) && space) continue
    if (space) fail(`write [words](${href}) without a space before the parenthesis`)
    if (!end) fail(`the link to ${href} needs a ) right after its address`)
    if (href.startsWith('/')) check(href, offset)
    else if (!href.startsWith('https://'))
      fail(
        `${href || 'a link without an address'} can't be opened: begin with /, also on the same page, or with https://`,
      )
  }
}
