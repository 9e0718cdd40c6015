import { matcherFor } from '@/lib/search/query/match-text'

const groups = () => [...document.querySelectorAll<HTMLElement>('[data-filter-group]')]
const itemsIn = (group: HTMLElement) => [...group.querySelectorAll<HTMLElement>('[data-filter-item]')]
/** A group's words count for each of its items. */
const textsOf = (group: HTMLElement) =>
  itemsIn(group).map(({ textContent }) => `${group.dataset.filterGroup} ${textContent}`)

let known: { of: HTMLElement | undefined; match: ReturnType<typeof matcherFor> } | undefined

/** Made once per page, because it reads all of its text. */
function matcher() {
  const [first] = groups()
  if (!known || known.of !== first) known = { of: first, match: matcherFor(groups().flatMap(textsOf)) }
  return known.match
}

/** Hides the items that don't fit the query, and groups without items. Returns how many are left. */
export function showOnly(query: string): number {
  const found = matcher()(query)
  let index = 0
  let count = 0
  for (const group of groups()) {
    const shown = itemsIn(group).filter((item) => {
      item.hidden = found !== null && !found.has(index)
      index += 1
      return !item.hidden
    })
    group.hidden = shown.length === 0
    count += shown.length
  }
  // On phones the links to the groups would separate the field from what it finds.
  const links = document.querySelector<HTMLElement>('[data-filter-links]')
  if (links) links.hidden = found !== null
  return count
}
