import { startStubModel } from '../stub-model-server'
import { ask, logOf, openPanel, panelOf } from './assistant-panel'
import { startSite } from './site-server'
import { expect, officeNumber, test } from './visitors'

/** What the call answers, from the real server. */
type Answer = { message: string; sources: { title: string; href: string }[]; kind: string }

test.describe('near the office', () => {
  test.use({ place: 'Visalia' })

  test('an emergency gets 911 first and nothing else', async ({ page }) => {
    await openPanel(page)
    await ask(page, "I can't pee since this morning and I'm numb down there")
    await expect(panelOf(page).getByRole('alert')).toContainText(
      'Call 911 now, or have someone take you to the emergency room right away.',
    )
    await expect(panelOf(page).getByRole('alert').getByRole('link')).toHaveText('Call 911')
  })

  test('a crisis gets warmth and 988, in Spanish where it was told in Spanish', async ({ page }) => {
    await openPanel(page)
    await ask(page, 'ya no quiero vivir con este dolor')
    await expect(panelOf(page).getByRole('alert')).toContainText('988')
    await expect(panelOf(page).getByRole('alert')).toContainText('Siento mucho')
  })

  test('a question about the office is answered with its facts', async ({ page }) => {
    await openPanel(page)
    await ask(page, 'What is your phone number?')
    await expect(logOf(page)).toContainText(officeNumber)
  })

  test('a question about a condition leads to the exact section', async ({ page }) => {
    await openPanel(page)
    await ask(page, 'Can a herniated disc heal without surgery?')
    const source = panelOf(page)
      .getByRole('link', { name: /herniated disc/i })
      .first()
    await expect(source).toHaveAttribute('href', /^\/.+/)
    await source.click()
    await expect(page).toHaveURL(/herniat|faq|blog|services/)
  })
})

test.describe('far away', () => {
  test.use({ place: 'Chicago' })

  test('no answer names the office’s number', async ({ request }) => {
    for (const message of ['What is your phone number?', 'my incision is leaking a little', 'asdf qwer']) {
      const response = await request.post('/api/ai-assistant', { data: { message } })
      expect([message, response.status()]).toEqual([message, 200])
      expect(officeNumber.test(await response.text())).toBe(false)
    }
  })
})

test('what it does not know it says, with a way to a person', async ({ request }) => {
  const response = await request.post('/api/ai-assistant', { data: { message: 'should I buy tesla stock' } })
  const answer = (await response.json()) as Answer
  expect(answer.kind).toBe('unknown')
  expect(answer.sources.map(({ href }) => href)).toContain('/contact')
})

test('the same answer as a stream of events', async ({ request }) => {
  const data = { message: 'What should I bring to my first visit?' }
  const json = (await (await request.post('/api/ai-assistant', { data })).json()) as Answer
  const stream = await request.post('/api/ai-assistant', { data, headers: { accept: 'text/event-stream' } })
  expect(stream.headers()['content-type']).toContain('text/event-stream')
  const text = await stream.text()
  expect(text.indexOf('event: status')).toBe(0)
  const [, done = '{}'] = /event: done\ndata: (.*)/.exec(text) ?? []
  expect(JSON.parse(done)).toEqual(json)
})

test.describe('with a model', () => {
  test('its voice, never its facts: a good answer is given, a bad one replaced by the site’s own words', async ({
    request,
  }) => {
    const model = await startStubModel()
    const site = await startSite({
      OPENAI_API_KEY: 'sk-stub',
      OPENAI_BASE_URL: model.url,
      GEO_SOURCE: 'vercel',
    })
    try {
      const question = { message: 'Can a herniated disc heal without surgery?' }
      const post = async () =>
        (await (
          await request.post(`${site.url}/api/ai-assistant`, {
            data: question,
            headers: { origin: site.url },
          })
        ).json()) as Answer
      const good = await post()
      expect(good.kind).toBe('passage')
      expect(model.calls.length).toBeGreaterThan(0)
      model.behave('script', 'stop your warfarin')
      const embedded = await post()
      expect(embedded.message).not.toMatch(/<script|warfarin/i)
      expect(embedded.kind).toBe('passage')
      const before = model.calls.length
      await request.post(`${site.url}/api/ai-assistant`, {
        data: { message: 'my legs went numb and I cannot walk since today' },
        headers: { origin: site.url },
      })
      expect(model.calls.length).toBe(before)
    } finally {
      await site.stop()
      await model.close()
    }
  })
})
