import { idle, settled } from '../../support/idle'
import { stories, testimonials } from '@/content/generated/practice/stories'
import { practice } from '@/content/generated/practice/practice'
import { office } from '@/content/generated/practice/office'
import { expect, officeNumber, phone, ready, stored, test } from '../../support/visitors'

// A known location: a page that is about to change variant could lose a click (preserve-ui-state.spec.ts
// covers that).
test.use({ place: 'Chicago' })

const guide = '/resources/conditions/herniated-disc'

test('a guide has a summary, when to get help, and its sources', async ({ page }) => {
  await page.goto(guide)
  await expect(page.getByRole('heading', { name: 'In short' })).toBeVisible()
  const card = page.getByRole('region', { name: 'When to get help' })
  await expect(card).toContainText('Call 911 or go to the ER now if you newly can’t pee')
  await card.getByText('See all warning signs').click()
  await expect(card.getByRole('heading', { name: /Call 911 or go to the ER now/ })).toBeVisible()
  await expect(card.getByRole('heading', { name: /Call today/ })).toBeVisible()
  await expect(card.getByRole('heading', { name: /appointment/ })).toBeVisible()
  await expect(page.getByText(/Medical reviewer: .*hasn’t signed off on this page yet/)).toBeVisible()
  await expect(page.getByText(/Last checked against its sources: [A-Z][a-z]+ \d+, 20\d\d/)).toBeVisible()
  await expect(page.getByRole('img', { name: /^The spine seen from the left, with L4-L5/ })).toBeVisible()
})

test('a footnote links to its source', async ({ page }) => {
  await page.goto(guide)
  await ready(page)
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

test('the table of contents links to every section', async ({ page }) => {
  await page.goto(guide)
  await ready(page)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'When to get help' }).click()
  await expect(page.getByRole('heading', { name: 'When to get help' })).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the table of contents is collapsed and opens', async ({ page }) => {
    await page.goto(guide)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await expect(contents).toBeHidden()
    await page.getByText('On this page', { exact: true }).click()
    await contents.getByRole('link', { name: 'Sources' }).click()
    await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeInViewport()
  })
})

test.describe('a checklist', () => {
  test('remembers its checkmarks on this device until the visitor clears them', async ({ page }) => {
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
    await page.getByRole('button', { name: 'Clear my checkmarks' }).first().click()
    await expect(boxes.first()).not.toBeChecked()
    await page.reload()
    await ready(page)
    await expect(boxes.first()).not.toBeChecked()
    expect(await stored(page, 'checklist-ticks')).toBeNull()
  })

  test('a daily one says when it was checked, and starts over at midnight', async ({ page }) => {
    await page.clock.install({ time: '2026-11-22T20:15:00-08:00' })
    await page.goto('/post-operative-care')
    await ready(page)
    const box = page.getByRole('checkbox', { name: /I read the card “When to get help/ })
    const other = page.getByRole('checkbox', { name: 'I took several short walks.' })
    await box.check()
    await expect(page.getByText('Last checked today at 8:15 PM.')).toBeVisible()
    await page.reload()
    await ready(page)
    await expect(box).toBeChecked()
    await expect(page.getByText('Last checked today at 8:15 PM.')).toBeVisible()
    // The page stays open past midnight.
    await page.clock.fastForward('03:45:00')
    await expect(box).not.toBeChecked()
    await expect(page.getByText(/Last checked today/)).toHaveCount(0)
    expect(await stored(page, 'checklist-ticks')).toBeNull()
    // The page is opened again the next day.
    await other.check()
    await page.clock.fastForward('24:00:00')
    await page.reload()
    await ready(page)
    await expect(other).not.toBeChecked()
  })

  test('sends nothing', async ({ page }) => {
    await page.goto('/resources/appointment-prep')
    await ready(page)
    const posts: string[] = []
    page.on('request', (request) => request.method() !== 'GET' && posts.push(request.url()))
    await page.getByRole('checkbox').first().check()
    await expect.poll(() => stored(page, 'checklist-ticks')).not.toBeNull()
    await idle(page)
    expect(posts).toEqual([])
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('can still be checked and printed', async ({ page }) => {
      await page.goto('/resources/appointment-prep')
      await page.getByRole('checkbox').first().check()
      await expect(page.getByRole('checkbox').first()).toBeChecked()
      await expect(page.getByText(/Nothing is sent\.$/).filter({ visible: true })).toHaveCount(0)
    })
  })
})

test.describe('pages that say to call the office', () => {
  test.describe('near it', () => {
    test.use({ place: 'Visalia' })

    test('show the number', async ({ page }) => {
      await page.goto('/post-operative-care')
      await page.getByText('See all warning signs').click()
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: `our office at ${office.phone.display}` })
          .first(),
      ).toHaveAttribute('href', office.phone.href)
    })
  })

  test.describe('far away', () => {
    test.use({ place: 'Chicago' })

    test('link to where the number can be found', async ({ page }) => {
      await page.goto('/about')
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /^call the office$/i })
          .first(),
      ).toHaveAttribute('href', '/contact#see-us')
      await expect(page.locator('body')).not.toContainText(officeNumber)
    })

    test('a notice still has the practice’s contact details, and says so while it is a template', async ({
      page,
    }) => {
      await page.goto('/legal/notice-of-privacy-practices')
      await expect(page.getByRole('region', { name: 'How to reach us about this page' })).toContainText(
        officeNumber,
      )
      await expect(page.getByText(/This page is a template/)).toHaveCount(practice.legalReviewed ? 0 : 1)
      await expect(page.getByText(/^Effective [A-Z][a-z]+ \d+, 20\d\d\.$/)).toBeVisible()
    })
  })
})

test('language assistance is offered in fifteen languages, each with its lang attribute', async ({
  page,
}) => {
  await page.goto('/legal/nondiscrimination')
  const lines = page.getByRole('region', { name: /language help/ }).locator('li[lang]')
  expect(await lines.count()).toBeGreaterThanOrEqual(15)
  const languages = await lines.evaluateAll((items) => items.map((item) => item.getAttribute('lang')))
  expect(new Set(languages).size).toBe(languages.length)
  await expect(page.locator('li[lang=ar]')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('li[lang=es]')).toContainText(office.phone.display)
})

test('a link to a section that was merged arrives at what became of it', async ({ page }) => {
  await page.goto('/about#education')
  await ready(page)
  await settled(page)
  await expect(page.getByRole('heading', { name: 'How experienced is the surgeon?' })).toBeInViewport()
})

test('a question opens by its URL', async ({ page }) => {
  await page.goto('/resources/faq')
  const question = page.locator('details').nth(5)
  const id = await question.locator('div[id]').getAttribute('id')
  await page.goto('/about')
  await page.goto(`/resources/faq#${id}`)
  await ready(page)
  await settled(page)
  await expect(question).toHaveAttribute('open', '')
  await expect(question.locator('summary')).toBeInViewport()
  await expect(question.locator('div[id]')).toBeInViewport()
})

test('the FAQ is filtered by words in any form, and a link to a hidden question shows it', async ({
  page,
}) => {
  await page.goto('/resources/faq')
  await ready(page)
  const questions = page.locator('[data-filter-group] details')
  const all = await questions.count()
  await page.getByLabel('Find a question').fill('when can I drive')
  const shown = questions.filter({ visible: true })
  await expect(
    shown.filter({ hasText: 'When can I drive and go back to work after spine surgery?' }),
  ).toBeVisible()
  expect(await shown.count()).toBeLessThan(all / 2)
  await expect(page.getByRole('status').filter({ hasText: `of ${all} questions shown` })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Insurance and cost' })).toBeHidden()
  await page.getByLabel('Find a question').fill('tamales')
  await expect(page.getByRole('link', { name: 'Search the whole website' })).toHaveAttribute(
    'href',
    '/search?q=tamales',
  )
  await page.evaluate(() => (window.location.hash = 'parking'))
  await expect(questions.filter({ visible: true })).toHaveCount(all)
  await expect(page.locator('#parking')).toBeInViewport()
})

test('the FAQ’s filter forgives typos, and understands Spanish and everyday words', async ({ page }) => {
  await page.goto('/resources/faq')
  await ready(page)
  const shown = page.locator('[data-filter-item]').filter({ visible: true })
  for (const [typed, question] of [
    ['insurence', 'Do you take my insurance?'],
    ['seguro', 'Do you take my insurance?'],
    ['manejar', 'When can I drive and go back to work after spine surgery?'],
    ['slipped disk', 'Can a spine problem get better without surgery?'],
  ] as const) {
    await page.getByLabel('Find a question').fill(typed)
    await expect(shown.filter({ hasText: question }).first()).toBeVisible()
    await expect.poll(() => shown.count()).toBeLessThan(20)
  }
})

test('the FAQ and the glossary, where people look things up, have no reading time', async ({ page }) => {
  for (const path of ['/resources/faq', '/resources/glossary']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
    await expect(page.getByText(/-minute read/)).toHaveCount(0)
  }
})

test.describe('lists', () => {
  test('articles filter by topic and by URL, and all are listed without script', async ({ page }) => {
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

  test('reviews by procedure; every sample is labeled', async ({ page }) => {
    await page.goto('/reviews')
    await ready(page)
    const reviews = page.locator('#review-list > li')
    const all = [...stories, ...testimonials]
    await expect(reviews).toHaveCount(all.length)
    await expect(reviews.getByText('Sample', { exact: true })).toHaveCount(
      all.filter(({ sample }) => sample).length,
    )
    const { procedure } = stories[0]!
    const some = stories.filter((story) => story.procedure === procedure).length
    await page.getByLabel('Show reviews about').selectOption(procedure)
    await expect(reviews.filter({ visible: true })).toHaveCount(some)
    await expect(page.getByText(`${some} of ${all.length} shown`)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(procedure)
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

test('the old URL of disc replacement redirects permanently', async ({ request }) => {
  const response = await request.get('/services/artificial-disc-replacement', { maxRedirects: 0 })
  expect(response.status()).toBe(308)
  expect(response.headers().location).toBe('/services/disc-replacement')
})

test.describe('reading aloud', () => {
  /** The test browser has no voices, so this stub records the text and speaks until stopped. */
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

  test('reads the text with a local voice, pauses and stops', async ({ page }) => {
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
    expect(pieces[0]?.text).toMatch(/^Keep moving, gently and often/)
    expect(pieces.map(({ text }) => text)).toContain('In short')
    await page.getByRole('button', { name: 'Pause reading' }).click()
    await expect(page.getByRole('button', { name: 'Resume reading' })).toBeVisible()
    await page.getByRole('button', { name: 'Stop reading' }).click()
    await expect(page.getByRole('button', { name: 'Listen' })).toBeVisible()
  })

  test('never uses a voice that would send the text to a server', async ({ page }) => {
    await page.addInitScript(withVoices([{ lang: 'en-US', localService: false }]))
    await page.goto('/blog/moving-with-back-pain')
    await ready(page)
    await page.getByRole('button', { name: 'Listen' }).click()
    await expect(page.getByText(/doesn’t have an English voice/)).toBeVisible()
    expect(await spoken(page)).toEqual([])
  })
})

test.describe('printed', () => {
  test('a page is a handout: practice name, text, all answers, no menus', async ({ page }) => {
    await page.goto('/resources/faq')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(`${practice.name}, ${practice.descriptor}`)).toBeVisible()
    await expect(page.getByRole('navigation').first()).toBeHidden()
    const answers = page.locator('details > div')
    for (const position of [0, 10, 30]) {
      const height = () => answers.nth(position).evaluate((answer) => answer.getBoundingClientRect().height)
      await expect.poll(height).toBeGreaterThan(20)
    }
  })
})
