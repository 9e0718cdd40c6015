import { matcherFor } from '@/lib/search/query/match-text'

const groups = () => [...document.querySelectorAll<HTMLElement>('[data-questions]')]
const questionsIn = (group: HTMLElement) => [...group.querySelectorAll('details')]
const textsOf = (group: HTMLElement) =>
  questionsIn(group).map(({ textContent }) => `${group.dataset.questions} ${textContent}`)

let match: ReturnType<typeof matcherFor> | undefined

/** Hides the questions that don't fit the query, and groups without questions. Returns how many are left. */
export function showOnly(query: string): number {
  match ??= matcherFor(groups().flatMap(textsOf))
  const found = match(query)
  let index = 0
  let count = 0
  for (const group of groups()) {
    const shown = questionsIn(group).filter((question) => {
      question.hidden = found !== null && !found.has(index)
      index += 1
      return !question.hidden
    })
    group.hidden = shown.length === 0
    count += shown.length
  }
  // On phones the links to the groups would separate the field from what it finds.
  document.querySelector<HTMLElement>('[data-group-links]')!.hidden = found !== null
  return count
}
