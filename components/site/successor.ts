'use client'

/** What tells an element from others of its kind for a visitor: its field, where it leads, or what it says. */
function identityOf(element: Element): string {
  const value = element.matches('[type=radio], [type=checkbox]') ? element.getAttribute('value') : null
  const own = ['name', 'href', 'aria-label', 'type'].map((attribute) => element.getAttribute(attribute))
  const text = element.matches('a, button, summary, [tabindex]') ? element.textContent : null
  return JSON.stringify([element.localName, ...own, value, text])
}

function alike(identity: string, tag: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(tag)].filter(
    (element) => identityOf(element) === identity,
  )
}

/**
 * To be called while `old` is on the page. Returns a function that finds, once another variant has taken the page's place,
 * the element that is to the visitor what `old` was; undefined where the variant has none.
 */
export function successorOf(old: Element): () => HTMLElement | undefined {
  const identity = identityOf(old)
  const place = alike(identity, old.localName).indexOf(old as HTMLElement)
  return () => {
    const next = alike(identity, old.localName)
    // Header and footer lead to the same pages: the one at the same place among them.
    return next[place] ?? next[0]
  }
}
