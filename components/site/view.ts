/** How far down the page each of its parts begins that has a name, in pixels. */
function parts(): [id: string, top: number][] {
  const named = [...document.querySelectorAll('main :is(h1, h2, h3, section)[id]')]
  const shown = named.filter((part) => part.getClientRects().length > 0)
  return shown.map((part) => [part.id, topOf(part)])
}

const topOf = (part: Element) => part.getBoundingClientRect().top + window.scrollY

/**
 * Follows where the view is, until it is told to stop. `giveBack` brings it to the same place of a page that has come in the
 * place of this one: Next takes another variant for another page, and goes to its top. What stands above may have changed, so the place
 * is told from the part that is read.
 */
export function followView(): { stop: () => void; giveBack: () => void } {
  let top = window.scrollY
  let old = top > 0 ? parts() : null
  const see = () => {
    top = window.scrollY
    old ??= parts()
  }
  window.addEventListener('scroll', see, { passive: true })
  return {
    stop: () => window.removeEventListener('scroll', see),
    giveBack: () => {
      if (top === 0) return
      const [id, was] = old?.findLast(([, begins]) => begins <= top + window.innerHeight / 3) ?? ['', 0]
      const part = document.getElementById(id)
      window.scrollTo({ top: top + (part ? topOf(part) - was : 0), behavior: 'instant' })
    },
  }
}
