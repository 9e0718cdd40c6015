/** A page's visible content, for comparison with its structured data. */
export type Shown = {
  data: string[]
  text: string
  headings: string[]
  canonical: string
  trail: { name: string; href: string | null }[]
  questions: { name: string; answer: string }[]
  reviewed: string | null
}

/** Parses pages' HTML with the parser of the browser it runs in, without loading the pages. */
export function readPages(pages: string[]) {
  const textOf = (element: Element | null) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const blocks = 'p, li, dt, dd, td, th, h1, h2, h3, h4, div, section, figcaption, summary'
  return pages.map((html): Shown => {
    const page = new DOMParser().parseFromString(html, 'text/html')
    const all = (selector: string) => [...page.querySelectorAll(selector)]
    const data = all('script[type="application/ld+json"]').map(({ textContent }) => textContent ?? '')
    const reviewed = page.querySelector('time')?.getAttribute('datetime') ?? null
    const unread = 'script, style, template, noscript, [popover], button[popovertarget], [hidden], sup'
    for (const unseen of all(unread)) unseen.remove()
    for (const line of all('br')) line.replaceWith(' ')
    for (const block of all(blocks)) block.append(' ')
    return {
      data,
      text: textOf(page.body),
      headings: all('h1, main h3').map(textOf),
      canonical: page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
      trail: all('nav[aria-label="Breadcrumbs"] li').map((entry) => ({
        name: textOf(entry),
        href: entry.querySelector('a')?.getAttribute('href') ?? null,
      })),
      questions: all('[itemtype$=FAQPage][itemid] [itemtype$=Question]').map((question) => ({
        name: textOf(question.querySelector('[itemprop=name]')),
        answer: textOf(question.querySelector('[itemtype$=Answer] [itemprop=text]')),
      })),
      reviewed,
    }
  })
}
