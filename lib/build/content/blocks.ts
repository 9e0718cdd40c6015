import type { List, ListItem, Table } from 'mdast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import { linesFor } from '@/lib/build/content/clinical/warning-cards'
import { milestonesBlock } from '@/lib/build/content/milestones/tables'
import {
  ContentError,
  inlineSource,
  lineOf,
  splitId,
  type MarkdownFile,
  type Node,
} from '@/lib/build/content/markdown'

const withLines = /^(?<text>.*?)\s*\{lines=(?<lines>\d+)\}$/
const term = /^\*\*(?<term>.+?):\*\*\s+(?<text>.+)$/

const fail = (file: MarkdownFile, node: Node, message: string): never => {
  throw new ContentError(file.path, lineOf(node), message)
}

/** The single paragraph of a block. */
function paragraph(file: MarkdownFile, node: Node, children: readonly Node[]): string {
  const [only, ...others] = children
  if (only?.type !== 'paragraph' || others.length > 0) return fail(file, node, 'expected one paragraph')
  return inlineSource(file, only.children)
}

const itemText = (file: MarkdownFile, item: ListItem) => paragraph(file, item, item.children)

function items(file: MarkdownFile, node: Node, children: readonly Node[]): string[] {
  const [list, ...others] = children
  if (list?.type !== 'list' || others.length > 0) return fail(file, node, 'expected one list')
  return list.children.map((item) => itemText(file, item))
}

/** The texts of a directive that contains one list, such as `:::in-short`. */
export const listItems = (file: MarkdownFile, node: ContainerDirective) => items(file, node, node.children)

const labelOf = (file: MarkdownFile, children: readonly Node[]) => {
  const [first] = children
  return first?.type === 'paragraph' && first.data?.directiveLabel ? inlineSource(file, first.children) : ''
}

function list(file: MarkdownFile, node: List) {
  const texts = node.children.map((item) => itemText(file, item))
  return node.ordered ? { steps: texts } : { list: texts }
}

function table(file: MarkdownFile, node: ContainerDirective) {
  const found = node.children.find((child): child is Table => child.type === 'table')
  if (!found) return fail(file, node, 'expected a table')
  const [head, ...rows] = found.children.map((row) =>
    row.children.map((cell) => inlineSource(file, cell.children)),
  )
  return { table: { caption: labelOf(file, node.children), head, rows } }
}

function terms(file: MarkdownFile, node: ContainerDirective) {
  const pairs = listItems(file, node).map((text) => {
    const groups = term.exec(text)?.groups ?? fail(file, node, `expected "- **Term:** text", not "${text}"`)
    return [groups.term, groups.text]
  })
  return { terms: pairs }
}

function checklist(file: MarkdownFile, node: ContainerDirective) {
  const entries = listItems(file, node).map((item) => {
    const { text, id } = splitId(item)
    return [id ?? fail(file, node, `"${text}" needs an id, such as {#walk}`), text] as const
  })
  const { id, ...others } = node.attributes ?? {}
  return { checklist: id, items: Object.fromEntries(entries), ...('daily' in others && { isDaily: true }) }
}

function blanks(file: MarkdownFile, node: ContainerDirective) {
  const lines = listItems(file, node).map((item) => {
    const groups = withLines.exec(item)?.groups
    return groups ? [groups.text, Number(groups.lines)] : item
  })
  return { blanks: lines }
}

function container(file: MarkdownFile, node: ContainerDirective) {
  if (node.name === 'note') return { note: paragraph(file, node, node.children) }
  if (node.name === 'claim')
    return { claim: node.attributes?.id, caveat: paragraph(file, node, node.children) }
  if (node.name === 'terms') return terms(file, node)
  if (node.name === 'table') return table(file, node)
  if (node.name === 'checklist') return checklist(file, node)
  if (node.name === 'blanks') return blanks(file, node)
  return fail(file, node, `there is no block called :::${node.name}`)
}

function leaf(file: MarkdownFile, node: LeafDirective) {
  if (node.name === 'timeline') return { timeline: node.attributes?.id }
  if (node.name === 'spine')
    return { spine: node.attributes?.levels?.split(' '), caption: inlineSource(file, node.children) }
  if (node.name === 'figure')
    return { figure: node.attributes?.name, caption: inlineSource(file, node.children) }
  if (node.name === 'of-100')
    return { of100: Number(node.attributes?.count), caption: inlineSource(file, node.children) }
  if (node.name === 'milestones') return milestonesBlock(file, node)
  if (node.name === 'warning-signs') return { list: linesFor(node.attributes) }
  return fail(file, node, `there is no block called ::${node.name}`)
}

/** A block as content/schemas/section-schema.ts describes it, not yet validated. */
export function blockOf(file: MarkdownFile, node: Node): unknown {
  if (node.type === 'paragraph') return inlineSource(file, node.children)
  if (node.type === 'list') return list(file, node)
  if (node.type === 'containerDirective') return container(file, node)
  if (node.type === 'leafDirective') return leaf(file, node)
  if (node.type === 'heading')
    return fail(file, node, 'headings inside a page are ## with an id: write ## or **bold**')
  return fail(
    file,
    node,
    `text of the kind "${node.type}" cannot be shown here: write a paragraph, a list or a block`,
  )
}
