/** A name in a list of content/collections: `compiled['desk-work']` or `pages.about`. */
const listed = /\w+(?:\['([\w-]+)'\]|\.(\w+)\b(?!\())/g

/**
 * Compares the files of a folder with the list that puts them in order, because a file on no list is a page that nobody can
 * open, and a name without a file breaks the site.
 * @param list the source of content/collections/NAME.ts
 * @returns messages with file, line and what to do
 */
export function listMistakes(
  folder: string,
  files: Iterable<string>,
  listPath: string,
  list: string,
): string[] {
  const names = new Set(files)
  const rows = list
    .split('\n')
    .flatMap((row, index) =>
      /^import\b/.test(row)
        ? []
        : [...row.matchAll(listed)].map((match) => [match[1] ?? match[2] ?? '', index + 1] as const),
    )
  const known = new Set(rows.map(([name]) => name))
  const unlisted = [...names].filter((name) => !known.has(name))
  const gone = rows.filter(([name]) => name.includes('-') && !names.has(name))
  return [
    ...unlisted.map(
      (name) =>
        `${folder}/${name}.md:1: no list has this page yet: add '${name}' to ${listPath}, where it should appear`,
    ),
    ...gone.map(
      ([name, line]) =>
        `${listPath}:${line}: there is no ${folder}/${name}.md: remove the line, or correct the name`,
    ),
  ]
}
