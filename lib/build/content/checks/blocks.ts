import { ContentError } from '@/lib/build/content/markdown'
import { nearest } from '@/lib/build/content/checks/nearest'

/** Blocks that end with `:::`. A scene is a part of a video. */
const containers = ['in-short', 'note', 'claim', 'terms', 'table', 'checklist', 'blanks', 'scene']
/** Blocks of one line; an opening is a part of a video, too. */
const leaves = ['timeline', 'milestones', 'spine', 'figure', 'of-100', 'warning-signs', 'opening']

const written = (name: string) => (containers.includes(name) ? `:::${name}` : `::${name}`)

/** What to write instead of an unknown block. */
function advice(name: string): string {
  const all = [...containers, ...leaves]
  const meant = nearest(name, all, Math.min(3, Math.floor(name.length / 2)))
  if (meant !== undefined) return `did you mean ${written(meant)}?`
  return `the blocks are ${all.map(written).join(' ')}`
}

type Open = { name: string; line: number } | undefined

/** A line that begins with colons, such as `:::note` or `::figure[...]`. */
const block = /^(?<colons>:+)(?<space>\s*)(?<name>[a-z0-9-]*)/

/**
 * Checks that each block has a name that exists, and an end. Markdown itself would read a misspelled block as text, and one
 * without its end as going on to the end of the page.
 * @throws ContentError for the first mistake, with what to write instead
 */
export function checkBlocks(path: string, text: string) {
  const fail = (line: number, message: string): never => {
    throw new ContentError(path, line, message)
  }
  const unclosed = ({ name, line }: NonNullable<Open>) =>
    fail(line, `:::${name} has no end: add a line with only ::: after its last line`)

  function next(open: Open, row: string, line: number): Open {
    if (open && row.startsWith('#')) return unclosed(open)
    const { colons, space, name = '' } = block.exec(row)?.groups ?? {}
    if (!colons) return open
    if (row.trim() === ':::')
      return open
        ? undefined
        : fail(line, 'there is no block for this ::: to end: remove it, or add its first line')
    if (space) return fail(line, `write ${colons}${name} without a space after the colons`)
    if (colons.length === 3 && containers.includes(name)) return open ? unclosed(open) : { name, line }
    if (colons.length === 2 && leaves.includes(name)) return open
    if ([...containers, ...leaves].includes(name))
      return fail(line, `write ${written(name)}, not ${colons}${name}`)
    return fail(line, `there is no block called ${colons}${name}: ${advice(name)}`)
  }

  const open = text.split('\n').reduce<Open>((before, row, index) => next(before, row, index + 1), undefined)
  if (open) unclosed(open)
}
