import { ContentError, lineAt } from '@/lib/build/content/markdown'
import { nearest } from '@/lib/build/content/checks/nearest'

/** A question in the front matter: `  anchor: subject/facet`. */
const question = /^ {2}[\w-]+: *(?<id>\S+)$/gm

/**
 * Checks that every question of a topic of the FAQ has an answer.
 * @param ids of all answers: subject/facet
 * @throws ContentError for the first that has none
 */
export function checkAnswers(path: string, text: string, ids: ReadonlySet<string>) {
  for (const { groups, index } of text.matchAll(question)) {
    const id = groups!.id!
    if (ids.has(id)) continue
    const closest = nearest(id, ids, 4)
    const suggestion = closest ? ` Did you mean ${closest}?` : ''
    throw new ContentError(path, lineAt(text, index), `there is no content/en/answers/${id}.md.${suggestion}`)
  }
}
