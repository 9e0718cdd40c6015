import { ContentError, lineAt, type MarkdownFile } from '@/lib/build/content/markdown'

/**
 * Checks that the text after the front matter has curly apostrophes.
 * @throws ContentError for the first straight one
 */
export function checkQuotes({ path, text, nodes }: MarkdownFile) {
  const start = nodes[0]?.position?.start.offset ?? 0
  const found = /\w'\w/.exec(text.slice(start))
  if (found)
    throw new ContentError(
      path,
      lineAt(text, start + found.index),
      `write ${found[0].replace("'", '’')}, with a curly ’`,
    )
}
