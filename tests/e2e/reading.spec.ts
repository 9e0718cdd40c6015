import { expect, officeNumber, phone, ready, stored, test } from './visitors'

// From a place that is known: a page that is still to change could swallow a press (carry-over.spec.ts looks at that).
test.use({ place: 'Chicago' })

const guide = '/resources/conditions/herniated-disc'

test('a guide says in short, when to get help, and what it rests on', async ({ page }) => {
  await page.goto(guide)
  await expect(page.getByRole('heading', { name: 'In short' })).toBeVisible()
  const card = page.getByRole('region', { name: 'When to get help' })
  await expect(card.getByRole('heading', { name: /Call 911 or go to the emergency room now/ })).toBeVisible()
  await expect(card.getByRole('heading', { name: /same day/ })).toBeVisible()
  await expect(card.getByRole('heading', { name: /visit/ })).toBeVisible()
  await expect(page.getByText(/Medical reviewer: .*sign-off is still to come/)).toBeVisible()
  await expect(page.getByText(/Last reviewed against its sources: [A-Z][a-z]+ \d+, 20\d\d/)).toBeVisible()
  await expect(page.getByRole('img', { name: /^The spine seen from the left, with L4-L5/ })).toBeVisible()
})

test('a footnote leads to its source', async ({ page }) => {
  await page.goto(guide)
  const note = page.getByRole('link', { name: /^Source \d+$/ }).first()
  const number = Number(await note.textContent())
  await note.click()
  await expect(page).toHaveURL(new RegExp(`#source-${number}$`))
  await expect(
    page
      .getByRole('region', { name: 'Sources' })
      .getByRole('listitem')
      .nth(number - 1),
  ).toBeInViewport()
})

test('the contents lead to every section', async ({ page }) => {
  await page.goto(guide)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'When to get help' }).click()
  await expect(page.getByRole('heading', { name: 'When to get help' })).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the contents are folded, and open', async ({ page }) => {
    await page.goto(guide)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await expect(contents).toBeHidden()
    await page.getByText('On this page', { exact: true }).click()
    await contents.getByRole('link', { name: 'Sources' }).click()
    await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeInViewport()
  })
})

test.describe('a checklist', () => {
  test('remembers its ticks on this device, until the visitor clears them', async ({ page }) => {
    await page.goto('/resources/appointment-prep')
    await ready(page)
    const boxes = page.getByRole('checkbox')
    await boxes.first().check()
    await boxes.nth(2).check()
    await page.reload()
    await ready(page)
    await expect(boxes.first()).toBeChecked()
    await expect(boxes.nth(1)).not.toBeChecked()
    await expect(boxes.nth(2)).toBeChecked()
    await page.getByRole('button', { name: 'Clear my ticks' }).first().click()
    await expect(boxes.first()).not.toBeChecked()
    await page.reload()
    await ready(page)
    await expect(boxes.first()).not.toBeChecked()
    expect(await stored(page, 'checklist-ticks')).toBeNull()
  })

  test('sends nothing', async ({ page }) => {
    await page.goto('/resources/appointment-prep')
    await ready(page)
    const posts: string[] = []
    page.on('request', (request) => request.method() !== 'GET' && posts.push(request.url()))
    await page.getByRole('checkbox').first().check()
    await page.waitForTimeout(300)
    expect(posts).toEqual([])
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('can be ticked and printed all the same', async ({ page }) => {
      await page.goto('/resources/appointment-prep')
      await page.getByRole('checkbox').first().check()
      await expect(page.getByRole('checkbox').first()).toBeChecked()
      await expect(page.getByText(/Nothing is sent\.$/).filter({ visible: true })).toHaveCount(0)
    })
  })
})

test.describe('where a page says to call the office', () => {
  test.describe('near it', () => {
    test.use({ place: 'Visalia' })

    test('the number stands there', async ({ page }) => {
      await page.goto('/post-operative-care')
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /the office at \(559\) 555-0142/i })
          .first(),
      ).toHaveAttribute('href', 'tel:+15595550142')
    })
  })

  test.describe('far away', () => {
    test.use({ place: 'Chicago' })

    test('the words lead to where the number can be found', async ({ page }) => {
      await page.goto('/post-operative-care')
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /^call the office$/i })
          .first(),
      ).toHaveAttribute('href', '/toggle')
      await expect(page.locator('body')).not.toContainText(officeNumber)
    })

    test('a notice still says how to reach the practice, and that it is a template', async ({ page }) => {
      await page.goto('/legal/notice-of-privacy-practices')
      await expect(page.getByRole('region', { name: 'How to reach us about this page' })).toContainText(
        officeNumber,
      )
      await expect(page.getByText(/This page is a template/)).toBeVisible()
      await expect(page.getByText(/^Effective [A-Z][a-z]+ \d+, 20\d\d\.$/)).toBeVisible()
    })
  })
})

test('help in one’s own language is offered in fifteen languages, each marked as what it is', async ({
  page,
}) => {
  await page.goto('/legal/nondiscrimination')
  const lines = page.getByRole('region', { name: /Language help/ }).locator('li[lang]')
  expect(await lines.count()).toBeGreaterThanOrEqual(15)
  const languages = await lines.evaluateAll((items) => items.map((item) => item.getAttribute('lang')))
  expect(new Set(languages).size).toBe(languages.length)
  await expect(page.locator('li[lang=ar]')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('li[lang=es]')).toContainText('(559) 555-0142')
})

test('a question opens by its own address', async ({ page }) => {
  await page.goto('/resources/faq')
  const question = page.locator('details').nth(5)
  const id = await question.locator('div[id]').getAttribute('id')
  await page.goto('/about')
  await page.goto(`/resources/faq#${id}`)
  await ready(page)
  await page.waitForTimeout(500)
  await expect(question).toHaveAttribute('open', '')
  await expect(question.locator('summary')).toBeInViewport()
  await expect(question.locator('div[id]')).toBeInViewport()
})

test.describe('lists', () => {
  test('articles by topic, also by the address, and all without script', async ({ page }) => {
    await page.goto('/blog')
    await ready(page)
    const articles = page.locator('#article-list > li')
    const all = await articles.count()
    expect(all).toBeGreaterThanOrEqual(16)
    await page.getByLabel('Show articles about').selectOption('Daily life')
    const shown = await articles.filter({ visible: true }).count()
    expect(shown).toBeGreaterThan(0)
    expect(shown).toBeLessThan(all)
    await expect(page.getByText(`${shown} of ${all} shown`)).toBeVisible()
    await page.goto('/blog/moving-with-back-pain')
    await ready(page)
    await page.getByRole('list', { name: 'Topics' }).getByRole('link', { name: 'Daily life' }).click()
    await expect(page.getByLabel('Show articles about')).toHaveValue('daily-life')
    await expect(articles.filter({ visible: true })).toHaveCount(shown)
  })

  test('reviews by procedure; every sample says so', async ({ page }) => {
    await page.goto('/reviews')
    await ready(page)
    const reviews = page.locator('#review-list > li')
    expect(await reviews.count()).toBe(11)
    for (const review of await reviews.all())
      await expect(review.getByText('Sample', { exact: true })).toBeVisible()
    await page.getByLabel('Show reviews about').selectOption('Microdiscectomy')
    await expect(reviews.filter({ visible: true })).toHaveCount(1)
    await expect(page.getByText('1 of 11 shown')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Microdiscectomy')
  })
})

test('the feed lists every article', async ({ page, request }) => {
  await page.goto('/blog')
  const count = await page.locator('#article-list > li').count()
  const response = await request.get('/feed.xml')
  expect(response.headers()['content-type']).toContain('application/rss+xml')
  const feed = await response.text()
  expect(feed.match(/<item>/g)).toHaveLength(count)
  await page.getByRole('link', { name: 'RSS feed' }).first().click()
  await expect(page).toHaveURL('/feed.xml')
})

test('the old address of disc replacement leads to the new one for good', async ({ request }) => {
  const response = await request.get('/services/artificial-disc-replacement', { maxRedirects: 0 })
  expect(response.status()).toBe(308)
  expect(response.headers().location).toBe('/services/disc-replacement')
})

test.describe('reading aloud', () => {
  /** The browser of the tests has no voice: this one notes what it is given, and speaks until it is stopped. */
  const withVoices = (voices: { lang: string; localService: boolean }[]) => `
    window.spoken = []
    window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } }
    Object.defineProperty(window, 'speechSynthesis', { value: {
      getVoices: () => ${JSON.stringify(voices)},
      addEventListener() {}, pause() {}, resume() {}, cancel() {},
      speak: (utterance) => window.spoken.push({ text: utterance.text, local: utterance.voice.localService }),
    } })`
  const spoken = (page: import('@playwright/test').Page) =>
    page.evaluate(() => (window as unknown as { spoken: { text: string; local: boolean }[] }).spoken)

  test('reads the text by a voice of this device, pauses and stops', async ({ page }) => {
    await page.addInitScript(
      withVoices([
        { lang: 'en-US', localService: false },
        { lang: 'en-US', localService: true },
      ]),
    )
    await page.goto('/blog/moving-with-back-pain')
    await ready(page)
    await page.getByRole('button', { name: 'Listen' }).click()
    await expect(page.getByRole('button', { name: 'Pause reading' })).toBeVisible()
    const pieces = await spoken(page)
    expect(pieces.length).toBeGreaterThan(20)
    expect(pieces.every(({ local }) => local)).toBe(true)
    expect(pieces[0]?.text).toBe('In short')
    await page.getByRole('button', { name: 'Pause reading' }).click()
    await expect(page.getByRole('button', { name: 'Go on reading' })).toBeVisible()
    await page.getByRole('button', { name: 'Stop reading' }).click()
    await expect(page.getByRole('button', { name: 'Listen' })).toBeVisible()
  })

  test('never by a voice that would send the text away', async ({ page }) => {
    await page.addInitScript(withVoices([{ lang: 'en-US', localService: false }]))
    await page.goto('/blog/moving-with-back-pain')
    await ready(page)
    await page.getByRole('button', { name: 'Listen' }).click()
    await expect(page.getByText(/has no English voice of its own/)).toBeVisible()
    expect(await spoken(page)).toEqual([])
  })
})

test.describe('printed', () => {
  test('a page is a handout: the practice’s name, the text, all answers, no menus', async ({ page }) => {
    await page.goto('/resources/faq')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Hanford Spine, Orthopedic spine surgery')).toBeVisible()
    await expect(page.getByRole('navigation').first()).toBeHidden()
    const answers = page.locator('details > div')
    for (const position of [0, 10, 30]) {
      const height = () => answers.nth(position).evaluate((answer) => answer.getBoundingClientRect().height)
      await expect.poll(height).toBeGreaterThan(20)
    }
  })
})
