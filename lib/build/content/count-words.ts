import { globSync, readFileSync } from 'node:fs'

/** Legal notices have mandated wording, and a video's text is spoken in its film. */
const kinds = ['answers', 'articles', 'conditions', 'procedures', 'services', 'pages', 'faq'] as const

/** What readers don't read: front matter, footnotes, addresses, ids, and the names and attributes of blocks. */
const notRead =
  /^---\n[\s\S]*?\n---\n|^:{2,3}[\w-]+|\[\^[^\]]+\]|(?<=\])\([^)]*\)|\{[#a-z][^}]*=[^}]*\}|\{#[^}]*\}/gm

/** The words of a Markdown file's body, before times and signs take the place of their marks. */
export function countWords(text: string): number {
  return text.replace(notRead, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'.,/-]*/gu)?.length ?? 0
}

/** A line for each kind of page with the number of its words, and their total. */
export function wordsByKind(): string[] {
  const counts = kinds.map((kind) => {
    const texts = globSync(`content/en/${kind}/**/*.md`).map((file) => readFileSync(file, 'utf8'))
    return [kind, texts.reduce((sum, text) => sum + countWords(text), 0)] as const
  })
  const total = counts.reduce((sum, [, words]) => sum + words, 0)
  return [...counts, ['total', total] as const].map(
    ([kind, words]) => `${kind.padEnd(11)}${words.toLocaleString('en-US').padStart(8)}`,
  )
}
