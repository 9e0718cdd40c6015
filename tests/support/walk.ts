import type { Page } from '@playwright/test'

export type Stop = { name: string; isSeen: boolean; hasRing: boolean; isInOrder: boolean }

/**
 * Presses Tab from the top of the page until focus leaves it. Each stop reports whether it is in view (not
 * obscured, WCAG 2.4.11), has a focus ring that contrasts with its background (2.4.7, 1.4.11) and follows the
 * previous one in document order (2.4.3).
 */
export async function walk(page: Page, most = 400): Promise<Stop[]> {
  const stops: Stop[] = []
  await page.evaluate(() => {
    document.querySelectorAll('[data-walked]').forEach((element) => element.removeAttribute('data-walked'))
  })
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(async () => {
      // Wait for transitions: rings and sliding panels.
      const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
      await Promise.all(transitions.map(({ finished }) => finished.catch(() => undefined)))
      const element = document.activeElement
      // Video controls and the parts of a date are several stops within one element.
      if (element?.getAttribute('data-walked') === 'last') return 'within'
      if (!element || element === document.body || element.hasAttribute('data-walked')) return null
      const previous = document.querySelector('[data-walked=last]')
      previous?.setAttribute('data-walked', '')
      element.setAttribute('data-walked', 'last')
      const rects = [...element.getClientRects()]
      const visible = element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element
      const isSeen = [...rects, visible.getBoundingClientRect()].some(({ left, right, top, bottom }) => {
        const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return (
          onTop !== null && (visible.contains(onTop) || element.contains(onTop) || onTop.contains(element))
        )
      })
      const luminance = (color: string) => {
        const [red = NaN, green = NaN, blue = NaN] = (color.match(/[\d.]+/g) ?? []).map((value) => {
          const share = Number(value) / 255
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return color.startsWith('rgb') ? 0.2126 * red + 0.7152 * green + 0.0722 * blue : NaN
      }
      const groundOf = (part: Element | null): string => {
        if (!part) return 'white'
        const { backgroundColor } = getComputedStyle(part)
        return /, 0\)$|transparent/.test(backgroundColor) ? groundOf(part.parentElement) : backgroundColor
      }
      const hasContrast = (part: Element) => {
        const pair = [getComputedStyle(part).outlineColor, groundOf(part.parentElement)].map(luminance)
        return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05) >= 3
      }
      // The ring may be drawn on the parent of a control that is not itself visible.
      const near = [element, visible, element.parentElement, element.nextElementSibling]
      return {
        name:
          element.getAttribute('aria-label') ??
          (element.textContent?.trim() || element.outerHTML.slice(0, 90)),
        isSeen,
        hasRing: near.some((part) => {
          if (!part) return false
          const { outlineStyle, boxShadow } = getComputedStyle(part)
          return (outlineStyle !== 'none' && hasContrast(part)) || boxShadow !== 'none'
        }),
        isInOrder:
          !previous || (previous.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      }
    })
    if (!stop) return stops
    if (stop !== 'within') stops.push(stop)
  }
  throw new Error(`After ${most} presses of Tab the focus is still on ${page.url()}: a trap?`)
}
