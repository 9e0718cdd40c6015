import type { Page } from '@playwright/test'
import { visitAs } from '../../support/axe'
import { templates } from '../../support/pages'
import { expect, phone, ready, test } from '../../support/visitors'

/* Visitor settings: text spacing, font size, colors, touch. */

/** The values of WCAG 2.2, 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** Injects CSS like a user style sheet, which the CSP does not block. */
async function restyle(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, css)
}

/** As in the browser's own settings, so media queries follow. */
async function doubleLetters(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

/** Elements wider than the window, and clipped text. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const overflow = document.documentElement.scrollWidth - window.innerWidth
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(element)
      const isForReadersOnly = clipPath !== 'none' || (position === 'absolute' && element.clientWidth <= 1)
      if (isForReadersOnly || !element.innerText?.trim() || element.clientHeight === 0) return false
      const hides = (value: string) => value === 'hidden' || value === 'clip'
      return (
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 2) ||
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 2)
      )
    })
    const wide = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        overflow > 0 &&
        !element.closest('[tabindex="0"]') &&
        element.children.length === 0 &&
        element.getBoundingClientRect().right > window.innerWidth + 1,
    )
    const name = (element: HTMLElement) => element.outerHTML.slice(0, 120)
    return [
      ...wide.map((element) => `is wider than the window: ${name(element)}`),
      ...cut.map((element) => `is cut off: ${name(element)}`),
    ]
  })
}

test.describe('on a phone', () => {
  test.use({ ...phone, reducedMotion: 'reduce' })

  for (const [what, apply] of [
    ['wider spacing of letters, words and lines', (page: Page) => restyle(page, textSpacing)],
    ['letters of twice the size', doubleLetters],
  ] as const) {
    test(`${what}: nothing is cut off`, async ({ page }) => {
      test.setTimeout(90_000)
      await visitAs(page, 'local')
      const found: string[] = []
      for (const path of templates) {
        await page.goto(path)
        await apply(page)
        found.push(...(await cutOff(page)).map((line) => `${path} ${line}`))
      }
      expect(found).toEqual([])
    })
  }

  // axe checks the 24 px target size or spacing of WCAG 2.5.8 (accessibility.spec.ts).
  test('buttons and fields are 48 px high on touch screens', async ({ page }) => {
    test.setTimeout(90_000)
    await visitAs(page, 'local')
    const found: string[] = []
    for (const path of templates) {
      await page.goto(path)
      await ready(page)
      found.push(...(await tooLow(page)).map((line) => `${path} ${line}`))
    }
    expect(found).toEqual([])
  })
})

/** Controls with a touch target that is too short; a checkbox or radio button is as tall as its label. */
function tooLow(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, input:not([tabindex="-1"]), select, textarea, summary',
      ),
    ].flatMap((element) => {
      const isTick = element instanceof HTMLInputElement && /checkbox|radio/.test(element.type)
      const target = (isTick && element.labels?.[0]) || element
      if (!element.checkVisibility({ visibilityProperty: true }) || target.clientWidth <= 1) return []
      target.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, width, top, height } = target.getBoundingClientRect()
      // Including the touch area that small controls add around themselves.
      const isHit = (offset: number) => {
        const hit = document.elementFromPoint(left + width / 2, top + height / 2 + offset)
        return hit !== null && target.contains(hit)
      }
      const isHigh = height >= 47.5 || (isHit(-23) && isHit(23))
      return isHigh
        ? []
        : [`${Math.round(width)} x ${Math.round(height)}: ${element.outerHTML.slice(0, 110)}`]
    }),
  )
}

test.describe('with forced colors', () => {
  test.use({ forcedColors: 'active', reducedMotion: 'reduce' })

  test('buttons have a border, focus a ring, and the current page is still marked', async ({ page }) => {
    await page.goto('/about')
    await ready(page)
    const edges = await page
      // Buttons that look like links are underlined instead.
      .locator('button.btn:not(.btn-link)')
      .filter({ visible: true })
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(button)
          return borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth)
        }),
      )
    expect(edges.length).toBeGreaterThan(0)
    expect(Math.min(...edges)).toBeGreaterThanOrEqual(1)
    await page.keyboard.press('Tab')
    const ring = await page.evaluate(
      () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
    )
    expect(ring).not.toBe('none')
    const current = page.locator('header [aria-current=page]').first()
    await expect(current).toBeVisible()
    expect(
      await current.evaluate((link) => {
        const { textDecorationLine, borderBottomStyle, fontWeight } = getComputedStyle(link)
        return textDecorationLine !== 'none' || borderBottomStyle !== 'none' || Number(fontWeight) >= 600
      }),
    ).toBe(true)
  })
})
