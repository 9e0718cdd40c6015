import { ContentError, lineAt, type MarkdownFile } from '@/lib/build/content/markdown'

/**
 * Checks that a file's footnotes and its list of sources agree.
 * @throws ContentError for the first that doesn't
 */
export function checkSources({ path, text, front }: MarkdownFile) {
  // A video's sources are collected from its scenes.
  if (!Array.isArray(front.sources)) return
  const listed = front.sources.map(String)
  const cited = [...text.matchAll(/\[\^([^\]]+)\]/g)]
  for (const { 0: mark, 1: key = '', index } of cited)
    if (!listed.includes(key))
      throw new ContentError(path, lineAt(text, index), `${mark} is used here but not listed under sources`)
  const unused = listed.find((key) => !cited.some((mark) => mark[1] === key))
  if (unused === undefined) return
  const line = text.split('\n').findIndex((row) => row.includes(unused)) + 1
  throw new ContentError(path, line, `${unused} is listed under sources, but no [^${unused}] uses it`)
}
