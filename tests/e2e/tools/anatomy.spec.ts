import type { Page } from '@playwright/test'
import { violations } from '../../support/axe'
import { expect, phone, ready, test } from '../../support/visitors'

// A known location: a page that is about to change variant could lose a click (preserve-ui-state.spec.ts
// covers that).
test.use({ place: 'Chicago' })

const path = '/spine-anatomy'
const stage = (page: Page) => page.getByRole('slider', { name: /^Part of the spine/ })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const highlighted = (page: Page) =>
  page
    .locator('[data-shown] > svg:visible [data-level].fill-poppy')
    .evaluateAll((shapes) => [...new Set(shapes.map((shape) => shape.getAttribute('data-level')))])

async function open(page: Page, fragment = '') {
  await page.goto(path + fragment)
  await ready(page)
  await expect(stage(page)).toBeVisible()
}

test('clicking a disc highlights it, shows its text, and updates the URL', async ({ page }) => {
  await open(page)
  expect(await highlighted(page)).toEqual(['L4-L5'])
  await page.locator('[data-view=side] [data-level=L1]').click({ position: { x: 12, y: 12 } })
  await expect(heading(page, 'Bone L1')).toBeVisible()
  await expect(heading(page, 'Disc L4-L5')).toBeHidden()
  await expect(page).toHaveURL(/#L1$/)
  expect(await highlighted(page)).toEqual(['L1'])
})

test('the levels are a single tab stop with arrow keys, and a screen reader announces their names', async ({
  page,
}) => {
  await open(page)
  await stage(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(stage(page)).toHaveAttribute('aria-valuetext', 'Bone L5')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(stage(page)).toHaveAttribute('aria-valuetext', 'Bone L4')
  await page.keyboard.press('Home')
  await expect(heading(page, 'Bone C1')).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(stage(page)).toHaveAttribute('aria-valuetext', 'Bone C1')
  await page.keyboard.press('End')
  await expect(heading(page, 'Tailbone')).toBeVisible()
  await expect(stage(page)).toBeFocused()
})

test('a URL opens its level; a link leads to another, and Back returns', async ({ page }) => {
  await open(page, '#C5-C6')
  await expect(heading(page, 'Disc C5-C6')).toBeVisible()
  await expect(stage(page)).toBeInViewport()
  await page.locator('[data-chosen]').getByRole('link', { name: 'Root C6' }).click()
  await expect(heading(page, 'Nerve root C6')).toBeVisible()
  expect(await highlighted(page)).toEqual(['nerve-C6'])
  await page.goBack()
  await expect(heading(page, 'Disc C5-C6')).toBeVisible()
})

test('a selection adds no history entry and survives a reload', async ({ page }) => {
  await page.goto('/spine-education')
  await open(page)
  for (let press = 0; press < 3; press += 1) await page.getByRole('button', { name: /^Down to/ }).click()
  await expect(page).toHaveURL(/#sacrum$/)
  await page.reload()
  await expect(heading(page, 'The sacrum and the tailbone')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/spine-education')
})

test('a fragment that names no part changes nothing', async ({ page }) => {
  await open(page, '#L9')
  await expect(heading(page, 'Disc L4-L5')).toBeVisible()
  await page.goto(`${path}#nerve-roots`)
  await expect(heading(page, 'Which nerve goes where?')).toBeInViewport()
  // A link to another section leaves focus there.
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#main"]')?.focus())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
  await expect(page.locator('[data-chosen] h3')).not.toBeFocused()
})

test('up, down and by name: the buttons name their target, and the selection is announced', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('button', { name: 'Up to Bone L4' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Bone L4 selected. Low back.' })).toBeAttached()
  await page.getByRole('combobox', { name: 'Choose by name' }).selectOption('nerve-S1')
  await expect(heading(page, 'Nerve root S1')).toBeVisible()
})

test('every part is in the list by name', async ({ page }) => {
  await open(page)
  await page.getByText('All parts by name').click()
  const list = page.getByRole('navigation', { name: 'All parts by name' })
  await expect(list.getByRole('link')).toHaveCount(4 + 24 + 23 + 1 + 29)
  await list.getByRole('link', { name: 'Disc T7-T8' }).click()
  await expect(heading(page, 'Disc T7-T8')).toBeFocused()
})

test('the selected part’s label has no other beside it', async ({ page }) => {
  const label = (id: string) => page.locator(`[data-view=side] [data-label="${id}"]`)
  for (const [part, neighbor] of [
    ['L4-L5', 'L5'],
    ['T11-T12', 'T12'],
  ] as const) {
    await open(page, `#${part}`)
    await expect(label(part)).toBeVisible()
    await expect(label(neighbor)).toBeHidden()
    await expect(label('C7')).toBeVisible()
  }
})

test('the back view has the same selection', async ({ page }) => {
  await open(page, '#L3')
  await page.getByRole('radio', { name: 'Back', exact: true }).check()
  await expect(page.getByRole('img', { name: /seen from behind, from/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /seen from the left, from/ })).toBeHidden()
  expect(await highlighted(page)).toEqual(['L3'])
})

test('zooming follows the selection', async ({ page }) => {
  await open(page)
  const drawing = page.locator('[data-view=side]')
  await page.getByRole('radio', { name: 'Neck', exact: true }).check()
  const neck = await drawing.getAttribute('data-neck')
  const shown = async () =>
    (await drawing.getAttribute('viewBox'))?.split(' ').map(Number).map(Math.round).join(' ')
  await expect.poll(shown).toBe(neck)
  await page.getByRole('combobox', { name: 'Choose by name' }).selectOption('L5')
  await expect(page.getByRole('radio', { name: 'Low back', exact: true })).toBeChecked()
})

test('layers can be toggled; a selected nerve is always visible', async ({ page }) => {
  await open(page)
  const layer = (name: string) => page.locator(`[data-view=side] [data-layer=${name}]`)
  await expect(layer('nerves')).toBeVisible()
  for (const [box, name] of [
    ['Ligaments', 'ligaments'],
    ['Muscles', 'muscles'],
  ] as const) {
    await expect(layer(name)).toBeHidden()
    await page.getByRole('checkbox', { name: box }).check()
    await expect(layer(name)).toBeVisible()
  }
  await page.getByRole('checkbox', { name: 'Bones' }).uncheck()
  await expect(layer('bones')).toBeHidden()
  await page.getByRole('checkbox', { name: 'Cord and nerves' }).uncheck()
  await page.getByRole('combobox', { name: 'Choose by name' }).selectOption('nerve-L5')
  await expect(layer('nerves')).toBeVisible()
})

test('the body shows the dermatomes, and the level links to guides and treatments', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('img', { name: /skin areas of L4 and L5 marked/ })).toBeVisible()
  const text = page.locator('.anatomy-text')
  await expect(text.getByRole('link', { name: 'Herniated disc' }).first()).toBeVisible()
  await expect(text.getByRole('link', { name: 'Non-Surgical Treatments' }).first()).toBeVisible()
  await expect(text.getByText('Which nerve is it, and am I losing strength?')).toBeVisible()
})

test('a place or a weakness leads to its nerve, and so does the body', async ({ page }) => {
  await open(page)
  const places = page.getByLabel('Start with what you feel')
  await places.selectOption('Outer shin, top of the foot and big toe (L5)')
  await expect(heading(page, 'Nerve root L5')).toBeVisible()
  await places.selectOption('Bends the elbow, and bends the wrist back (C6)')
  await expect(heading(page, 'Nerve root C6')).toBeVisible()
  await places.selectOption('The area you sit on (the saddle area) (S3)')
  await expect(page.locator('[data-chosen]')).toContainText('Call 911 or go to the ER now')
  const belowNeck = page.locator('.anatomy-skin [data-root=C4]').first()
  await belowNeck.click({ position: { x: (await belowNeck.boundingBox())!.width / 2, y: 10 } })
  await expect(heading(page, 'Nerve root C4')).toBeVisible()
})

test('a change can be compared with a slider or the buttons at its ends', async ({ page }) => {
  await open(page)
  const figure = page.getByRole('figure', { name: 'Herniated disc' })
  const core = figure.locator('[data-stuff=core]')
  const [usual, herniated] = [await core.getAttribute('data-usual'), await core.getAttribute('d')]
  expect(usual).not.toBe(herniated)
  await figure.getByRole('button', { name: 'Normal' }).click()
  await expect(core).toHaveAttribute('d', usual ?? '')
  const slider = figure.getByRole('slider')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Normal')
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', 'In between')
  await page.keyboard.press('End')
  await expect(core).toHaveAttribute('d', herniated ?? '')
})

test('a movement starts only on request, can be paused, and ends on its own', async ({ page }) => {
  await open(page)
  const figure = page.getByRole('figure', { name: 'Bend forward' })
  const head = figure.locator('[data-moves=C1]').first()
  const end = (await head.getAttribute('transform')) ?? ''
  await figure.getByRole('button', { name: 'Play: Bend forward' }).click()
  await expect(head).not.toHaveAttribute('transform', end)
  await figure.getByRole('button', { name: 'Pause: Bend forward' }).click()
  await expect(figure.getByRole('button', { name: 'Play: Bend forward' })).toBeVisible()
  const paused = (await head.getAttribute('transform')) ?? ''
  expect(paused).not.toBe(end)
  await expect(head).toHaveAttribute('transform', paused)
  await figure.getByRole('button', { name: 'Play: Bend forward' }).click()
  await expect(head).toHaveAttribute('transform', end, { timeout: 15_000 })
  await expect(figure.getByRole('button', { name: 'Play: Bend forward' })).toBeVisible()
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('only the end positions are shown', async ({ page }) => {
    await open(page)
    const figure = page.getByRole('figure', { name: 'Spinal stenosis' })
    await figure.getByRole('button', { name: 'Normal' }).click()
    await expect(figure.getByRole('slider')).toHaveValue('0')
    const turn = page.getByRole('figure', { name: 'Turn' })
    for (const end of ['0.00', '1.00']) {
      await turn.getByRole('button', { name: 'Play: Turn' }).click()
      await expect(turn.getByRole('button', { name: 'Play: Turn' })).toHaveAttribute('data-at', end)
    }
  })
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1100 } })

  test('the drawing never covers the selected text, which is right below', async ({ page }) => {
    await open(page)
    const discs = page.getByRole('checkbox', { name: 'Discs' })
    for (const place of ['start', 'center', 'end'] as const) {
      await discs.evaluate((box, block) => box.scrollIntoView({ block, behavior: 'instant' }), place)
      const [drawing, box] = await Promise.all([stage(page).boundingBox(), discs.boundingBox()])
      const distance = box!.y - (drawing!.y + drawing!.height)
      expect.soft(distance, place).toBeGreaterThan(0)
      expect.soft(distance, place).toBeLessThan(100)
    }
  })
})

test.describe('on a phone', () => {
  test.use({ ...phone, isMobile: true })

  test('the body comes first, then the spine and the text, and taps can be imprecise', async ({ page }) => {
    await open(page)
    const body = page.getByRole('img', { name: /^The body from the front and back/ })
    await expect(body).toBeInViewport()
    const text = page.locator('.anatomy-text')
    const tops = [body, stage(page), text].map(async (part) => (await part.boundingBox())!.y)
    const [first, second, third] = await Promise.all(tops)
    expect(first).toBeLessThan(second!)
    expect(second).toBeLessThan(third!)
    await page.getByRole('combobox', { name: 'Show' }).selectOption('low')
    const disc = page.locator('[data-view=side] [data-level=L2-L3]')
    await expect.poll(async () => (await disc.boundingBox())!.height).toBeGreaterThan(12)
    await expect(async () => {
      // A trial scrolls the drawing into view and waits until it no longer moves.
      await stage(page).tap({ trial: true })
      const { x, y, height } = (await disc.boundingBox())!
      // Beside the bone, not on it.
      await page.touchscreen.tap(x - 25, y + height / 2)
      await expect(heading(page, 'Disc L2-L3')).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 15_000 })
    for (const button of await page.getByRole('button', { name: /^(Up|Down) to/ }).all()) {
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(48)
    }
  })
})

test.describe('by touch on a phone', () => {
  test.use({ ...phone, isMobile: true, hasTouch: true })

  test('the text of a tapped part opens below the drawing, and closes', async ({ page }) => {
    await open(page)
    const bone = page.locator('[data-view=side] [data-level=L2]')
    await bone.tap()
    const text = page.locator('.anatomy-text')
    await expect(heading(page, 'Bone L2')).toBeInViewport()
    await expect(bone).toBeInViewport({ ratio: 1 })
    // The drawing and the text share the screen.
    await expect
      .poll(async () => {
        const [drawing, sheet] = await Promise.all([stage(page).boundingBox(), text.boundingBox()])
        return drawing!.y >= 0 && drawing!.y + drawing!.height <= sheet!.y
      })
      .toBe(true)
    await page.getByRole('button', { name: 'Close', exact: true }).tap()
    await expect(text).toHaveCSS('position', 'static')
    await page.getByLabel('Start with what you feel').selectOption('Inner shin (L4)')
    await expect(heading(page, 'Nerve root L4')).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(text).toHaveCSS('position', 'static')
    await bone.tap()
    await expect(text).toHaveCSS('position', 'fixed')
    await expect(bone).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => window.scrollBy({ top: 400, behavior: 'instant' }))
    await expect(text).toHaveCSS('position', 'static')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every part is readable at its own URL, and nothing inert is shown', async ({ page }) => {
    await page.goto(`${path}#T7-T8`)
    await expect(heading(page, 'Disc T7-T8')).toBeInViewport()
    await expect(page.locator('[data-part]:visible')).toHaveCount(4 + 24 + 23 + 1 + 29)
    await expect(page.getByRole('img', { name: /seen from the left, from/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Bend forward' })).toBeVisible()
    await expect(
      page.locator('.anatomy-text select, .anatomy-text button, main input').filter({ visible: true }),
    ).toHaveCount(0)
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })

    test('axe finds nothing, with everything shown', async ({ page }) => {
      await open(page, '#nerve-L5')
      for (const box of ['Ligaments', 'Muscles']) await page.getByRole('checkbox', { name: box }).check()
      await page.getByText('All parts by name').click()
      await expect(page.getByRole('img', { name: /skin areas of L5/ })).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  })
}

test('its script loads only here, and makes no third-party requests', async ({ page }) => {
  const scripts = new Set<string>()
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (request.resourceType() === 'script') scripts.add(pathname)
    if (origin !== new URL(page.url() === 'about:blank' ? request.url() : page.url()).origin)
      elsewhere.push(request.url())
  })
  await page.goto('/spine-education')
  await ready(page)
  const common = new Set(scripts)
  scripts.clear()
  await open(page)
  await expect(page.getByRole('img', { name: /skin areas/ })).toBeVisible()
  const own = [...scripts].filter((script) => !common.has(script))
  expect(own.length).toBeGreaterThan(0)
  expect(elsewhere).toEqual([])
  for (const other of ['/', '/services']) {
    scripts.clear()
    await page.goto(other)
    await ready(page)
    expect(own.filter((script) => scripts.has(script))).toEqual([])
  }
})
