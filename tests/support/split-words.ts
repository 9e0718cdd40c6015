/** Words that begin on one line and end on the next, what reaches beyond the window, and what is cut off. */
export type LayoutProblems = { scrolls: number; split: string[]; outside: string[]; cut: string[] }

/**
 * Measures the page's layout. Runs in the browser.
 * @param longest longer words, such as "Microdecompression" or a web address, may be hyphenated or broken
 */
export function layoutProblems(longest: number): LayoutProblems {
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}: ${(element.textContent ?? '').trim().slice(0, 40)}`
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const canScroll = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || canScroll(element.parentElement))

  const split = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || !isShown(parent) || parent.closest('svg, script, option, [aria-hidden=true]')) continue
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      if (word.length > longest) continue
      // A line may end after a hyphen or a slash.
      for (const part of word.matchAll(/[\p{L}\p{N}’']{2,}/gu)) {
        const range = document.createRange()
        range.setStart(node, index + part.index)
        range.setEnd(node, index + part.index + part[0].length)
        const { left } = range.getBoundingClientRect()
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4)))
        if (lines.size > 1 && left > -100) split.add(part[0])
      }
    }
  }

  const elements = [...document.querySelectorAll('body *')].filter(
    (element) => isShown(element) && !element.closest('svg *, .sr-only'),
  )
  const outside = elements.filter((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    return width > 1 && left > -1000 && (right > innerWidth + 1 || left < -1) && !canScroll(element)
  })
  const cut = elements.filter(
    (element) =>
      /hidden|clip/.test(getComputedStyle(element).overflowX) &&
      element.clientWidth > 2 &&
      element.scrollWidth > element.clientWidth + 2,
  )
  return {
    scrolls: document.documentElement.scrollWidth - innerWidth,
    split: [...split],
    outside: outside.map(nameOf),
    cut: cut.map(nameOf),
  }
}
