import type { Page } from '@playwright/test'
import { office } from '@/content/generated/practice/office'
import AxeBuilder from '@axe-core/playwright'
import { officeNumber, expect, phone, ready, test } from '../../support/visitors'

// A known location: a page that is about to change variant could lose a click.
test.use({ place: 'Chicago' })

const results = (page: Page) => page.getByRole('region', { name: /results? for/ })
const firstResult = (page: Page) => results(page).getByRole('link').first()

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('the results name their page and section, highlight the words and link to the section', async ({
      page,
    }) => {
      await page.goto('/search?q=how+long+does+sciatica+last')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search')
      await expect(
        page.getByRole('heading', { level: 2, name: /\d+ results for “how long does sciatica last”/ }),
      ).toBeVisible()
      await expect(
        page.getByRole('textbox').or(page.getByRole('combobox')).filter({ visible: true }),
      ).toHaveValue('how long does sciatica last')
      await expect(results(page).locator('mark').first()).toBeVisible()
      const href = await firstResult(page).getAttribute('href')
      expect(href).toMatch(/^\/[a-z/-]+#[a-z0-9-]+$/)
      await firstResult(page).click()
      await expect(page).toHaveURL(href!)
      await expect(page.locator(`[id="${href!.split('#')[1]}"]`)).toBeInViewport()
    })

    test('the page’s own form searches again', async ({ page }) => {
      await page.goto('/search')
      if (javaScriptEnabled) await ready(page)
      const form = page.getByRole('main').getByRole('search')
      await form.getByLabel('Search this website').fill('slipped disc')
      await form.getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL('/search?q=slipped+disc')
      await expect(firstResult(page)).toHaveAttribute('href', /herniated-disc/)
    })

    test('an abbreviation is explained, and a misspelling corrected', async ({ page }) => {
      await page.goto('/search?q=ACDF')
      await expect(page.getByRole('region', { name: 'What it means' })).toContainText(
        /ACDF.*anterior cervical discectomy and fusion.*front of the neck/,
      )
      await expect(firstResult(page)).toHaveAttribute('href', /procedures\/acdf/)
      await page.goto('/search?q=stiches')
      await expect(page.getByRole('main')).toContainText('Showing results for stitches')
      await expect(firstResult(page)).toHaveAttribute('href', '/post-operative-care#wound')
    })

    test('no results: what to do, and where to start', async ({ page }) => {
      await page.goto('/search?q=tamales')
      await expect(page.getByRole('heading', { name: 'We didn’t find anything for “tamales”' })).toBeVisible()
      await expect(page.getByText('Check the spelling.')).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'sciatica' }).click()
      await expect(firstResult(page)).toHaveAttribute('href', '/resources/conditions/sciatica')
      await page.goto('/search?q=tamales')
      await page.getByRole('main').getByRole('link', { name: 'Spine Condition Guides' }).click()
      await expect(page).toHaveURL('/resources/conditions')
    })

    test('the 404 page searches', async ({ page }) => {
      await page.goto('/nothing-here')
      const form = page.getByRole('main').getByRole('search')
      await form.getByLabel('Search this website').fill('MRI')
      await form.getByLabel('Search this website').press('Enter')
      await expect(page).toHaveURL('/search?q=MRI')
      await expect(firstResult(page)).toBeVisible()
    })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [device, options] of [
    ['desktop', { viewport: { width: 1280, height: 900 } }],
    ['phone', phone],
  ] as const) {
    test.describe(device, () => {
      test.use(options)

      test('the header links to the search page', async ({ page }) => {
        await page.goto('/about')
        await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
        await expect(page).toHaveURL('/search')
      })
    })
  }
})

test.describe('from the header', () => {
  test.use({ place: 'Visalia', viewport: { width: 1440, height: 900 } })

  test('by keyboard: it opens with the field focused, Escape closes it, and Enter searches', async ({
    page,
  }) => {
    await page.goto('/about')
    await ready(page)
    const button = page.getByRole('banner').getByRole('button', { name: 'Search' }).first()
    await button.focus()
    await page.keyboard.press('Enter')
    const field = page.locator('#header-search')
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.type('ciática')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=ci%C3%A1tica')
    await expect(firstResult(page)).toHaveAttribute('href', '/resources/conditions/sciatica')
  })

  test('works the same after navigation', async ({ page }) => {
    await page.goto('/about')
    await ready(page)
    await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click()
    await expect(page).toHaveURL('/services')
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).first().click()
    await expect(page.locator('#header-search')).toBeFocused()
    await page.locator('#search-panel').getByRole('button', { name: 'Close' }).click()
    await expect(page.locator('#header-search')).toBeHidden()
  })

  test('suggestions load once, on first use, and nothing typed is sent', async ({ page }) => {
    await page.goto('/about')
    await ready(page)
    const asked: string[] = []
    page.on('request', (request) =>
      asked.push(new URL(request.url()).pathname + new URL(request.url()).search),
    )
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).first().click()
    await expect(page.locator('#header-search-terms option').first()).toBeAttached()
    const suggested = await page
      .locator('#header-search-terms option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
    expect(suggested).toEqual(
      expect.arrayContaining(['Herniated disc', 'Slipped disc', 'Do you take my insurance?']),
    )
    await page.keyboard.type('my private trouble', { delay: 20 })
    expect(asked.filter((path) => path === '/search-terms.json')).toHaveLength(1)
    expect(asked.join(' ')).not.toMatch(/private|trouble/)
  })

  test('the header stays on one line in every mode, with large targets', async ({ page, context }) => {
    for (const mode of ['local', 'remote']) {
      for (const width of [800, 1026, 1060, 1110, 1125, 1200, 1281, 1440]) {
        await context.addCookies([{ name: 'visitor-mode', value: mode, url: 'http://localhost' }])
        await page.setViewportSize({ width, height: 700 })
        await page.goto('/about')
        const height = async () => Math.round((await page.getByRole('banner').boundingBox())?.height ?? 0)
        await expect.poll(height, `${mode}, ${width} px`).toBe(73)
      }
    }
    // The page may be changing variant.
    const size = async () => {
      const button = page.getByRole('banner').getByRole('button', { name: 'Search' }).first()
      const box = await button.boundingBox()
      return [box?.width, box?.height]
    }
    await expect.poll(size).toEqual([48, 48])
  })
})

test.describe('from a phone’s header', () => {
  test.use(phone)

  test('the form is one tap away and searches', async ({ page }) => {
    await page.goto('/about')
    await ready(page)
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).tap()
    const form = page.locator('form', { has: page.locator('#header-search') })
    await form.getByLabel('Search this website').fill('estacionamiento')
    for (const control of [
      form.getByLabel('Search this website'),
      form.getByRole('button', { name: 'Search' }),
    ])
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(48)
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=estacionamiento')
    await expect(firstResult(page)).toHaveText(/park/)
  })
})

test.describe('the visitor’s mode', () => {
  test.describe('from far away', () => {
    test.use({ place: 'Chicago' })
    test('no phone number and no form', async ({ page }) => {
      for (const query of ['phone number', 'make an appointment', 'address']) {
        await page.goto(`/search?q=${query}`)
        await expect(page.getByRole('main')).not.toContainText(officeNumber)
        await expect(page.getByRole('main').locator('a[href="/contact#request"]')).toHaveCount(0)
      }
    })
  })

  test.describe('near the office', () => {
    test.use({ place: 'Visalia' })
    test('phone number and form', async ({ page }) => {
      await page.goto('/search?q=phone+number')
      await expect(results(page)).toContainText(officeNumber)
      await page.goto('/search?q=make+an+appointment')
      await expect(firstResult(page)).toHaveAttribute('href', '/contact#request')
    })
  })
})

test('the query is escaped, cut at 100 characters, and in no cache', async ({ page }) => {
  const response = await page.goto(
    `/search?q=${encodeURIComponent('<b id="evil">x</b>' + 'tamales '.repeat(40))}`,
  )
  expect(response?.status()).toBe(200)
  expect(response?.headers()['cache-control']).toContain('no-store')
  await expect(page.locator('#evil')).toHaveCount(0)
  await expect(page.getByRole('main').getByLabel('Search this website')).toHaveValue(/^<b id="evil">.{1,87}$/)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await page.goto('/search?q=one&q=sciatica')
  await expect(page.getByRole('main').getByLabel('Search this website')).toHaveValue('one')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing with results, without, and in the open box, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const query of ['?q=slipped+disc', '?q=tamales', '']) {
      await page.goto(`/search${query}`)
      // The location lookup comes first: the page that follows sets its own title.
      await expect(page.getByRole('banner').getByRole('link', { name: 'Learn More' })).toBeVisible()
      await expect(page).toHaveTitle(/Search|results|didn’t find anything/i)
      expect(await violations(page)).toEqual([])
    }
    await ready(page)
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).first().click()
    expect(await violations(page)).toEqual([])
  })
}

test('the search page does not scroll sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const query of ['?q=slipped+disc', `?q=${'x'.repeat(100)}`]) {
    await page.goto(`/search${query}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  }
})

test('an emergency query gets 911 above the results', async ({ page }) => {
  await page.goto('/search?q=cannot+pee+and+numb+between+my+legs')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Call 911 now')
  await page.goto('/search?q=herniated+disc')
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test.describe('a same-day query', () => {
  for (const [place, heading] of [
    ['Visalia', 'Call today'],
    ['Chicago', 'Call a doctor today'],
  ] as const)
    test.describe(`from ${place}`, () => {
      test.use({ place })
      test(`gets “${heading}” above the results`, async ({ page }) => {
        await page.goto('/search?q=my+incision+is+leaking')
        const note = page.getByRole('main').getByRole('alert')
        await expect(note.getByText(heading, { exact: true })).toBeVisible()
        await expect(note.getByRole('link', { name: `Call ${office.phone.display}` })).toHaveCount(
          place === 'Visalia' ? 1 : 0,
        )
      })
    })
})

test('a rate-limited visitor is asked to wait and keeps the query', async ({ page, request }) => {
  for (let search = 0; search < 30; search += 1) await request.get('/search?q=disc')
  await page.goto('/search?q=herniated+disc')
  const main = page.getByRole('main')
  await expect(main.getByRole('status')).toHaveText(/Please wait a minute, then press Search again.*911.*988/)
  await expect(main.getByLabel('Search this website')).toHaveValue('herniated disc')
  await expect(results(page)).toHaveCount(0)
  await page.goto('/search?q=me+duele+la+espalda')
  await expect(main.getByRole('status')).toHaveText(/Espere un minuto/)
  // The page itself is still served as usual.
  await page.goto('/search')
  await expect(main.getByRole('heading', { name: 'Try one of these' })).toBeVisible()
})
