import type { TextPage } from '@/content/schemas/page-schema'
import type { Block } from '@/content/schemas/section-schema'

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches a name as a whole word. Abbreviations must match in capitals. */
const pattern = (name: string) =>
  new RegExp(`(?<![\\w-])${escaped(name)}(?![\\w-])`, name === name.toUpperCase() ? '' : 'i')

export type Word = { id: string; names: RegExp[] }

/** The words of the glossary, longest name first, so that "disc extrusion" wins over "extrusion". */
export function glossaryOf(page: TextPage | undefined): Word[] {
  const entries = (page?.sections ?? []).map(({ id, heading, also = [] }) => ({
    id,
    names: [heading, ...also],
  }))
  const longest = (names: readonly string[]) => Math.max(...names.map((name) => name.length))
  return entries
    .toSorted((a, b) => longest(b.names) - longest(a.names))
    .map(({ id, names }) => ({ id, names: names.map(pattern) }))
}

/** Markup in which no link can begin: links, marks in braces, bold words and footnotes. */
const markup = /(\[[^\]]*\](?:\([^)]*\))?|\{[^}]*\}|\*\*[^*]*\*\*)/

/**
 * Links the first use of each glossary word on a page to its entry, at most one word per paragraph, list or
 * table of terms.
 */
export function withGlossaryLinks<Page extends TextPage>(page: Page, words: readonly Word[]): Page {
  const waiting = new Set(words)

  function linked(text: string): string {
    const parts = text.split(markup)
    for (const word of waiting) {
      for (const name of word.names) {
        // Every second part is markup.
        const index = parts.findIndex((part, position) => position % 2 === 0 && name.test(part))
        if (index === -1) continue
        waiting.delete(word)
        parts[index] = parts[index]!.replace(name, (found) => `[${found}](/resources/glossary#${word.id})`)
        return parts.join('')
      }
    }
    return text
  }

  /** Links a word in the first of several texts that has one. */
  function linkedOnce(texts: readonly string[]): string[] {
    let isDone = false
    return texts.map((text) => {
      const result = isDone ? text : linked(text)
      isDone ||= result !== text
      return result
    })
  }

  function linkedBlock(block: Block): Block {
    if (typeof block === 'string') return linked(block)
    if ('list' in block) return { list: linkedOnce(block.list) }
    if ('steps' in block) return { steps: linkedOnce(block.steps) }
    if ('terms' in block) {
      const texts = linkedOnce(block.terms.map(([, text]) => text))
      return { terms: block.terms.map(([term], index) => [term, texts[index]!]) }
    }
    return block
  }

  return {
    ...page,
    sections: page.sections.map((section) => ({ ...section, body: section.body.map(linkedBlock) })),
  }
}
