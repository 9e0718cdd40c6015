import type { APIRequestContext } from '@playwright/test'
import { promptInjections } from '../assistant/prompt-injections'
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

test('past the limit of ten in a minute the words are those of the language, and name 911 and 988', async ({
  request,
}) => {
  const post = (message: string) => request.post('/api/ai-assistant', { data: { message } })
  for (let sent = 0; sent < 10; sent += 1) expect((await post('¿Dónde está la oficina?')).status()).toBe(200)
  for (const [message, words] of [
    ['¿Dónde está la oficina?', /Espere un poco.*911.*988/],
    ['Where is the office?', /Please wait.*911.*988/],
  ] as const) {
    const refused = await post(message)
    expect(refused.status()).toBe(429)
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0)
    expect(await refused.text()).toMatch(words)
  }
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
  test.use({ place: 'Chicago' })
  let model: Awaited<ReturnType<typeof startStubModel>>
  let site: Awaited<ReturnType<typeof startSite>>
  test.beforeAll(async () => {
    model = await startStubModel()
    site = await startSite({
      OPENAI_API_KEY: 'sk-stub',
      OPENAI_BASE_URL: model.url,
      GEO_SOURCE: 'vercel',
      TRUSTED_PROXY_HOPS: '1',
    })
  })
  test.afterAll(async () => {
    await site.stop()
    await model.close()
  })

  const question = 'Can a herniated disc heal without surgery?'
  let visitors = 0
  /** Each question comes from a visitor of its own: the limit is not what is tested. */
  const post = async (request: APIRequestContext, message: string, accept = 'application/json') => {
    visitors += 1
    return request.post(`${site.url}/api/ai-assistant`, {
      data: { message },
      headers: { origin: site.url, accept, 'x-forwarded-for': `2001:db8:a1:${visitors}::1` },
    })
  }

  test('in the panel: its voice, with the section that each claim comes from', async ({ page }) => {
    model.behave('good')
    await openPanel(page, `${site.url}/about`)
    await ask(page, question)
    await expect(
      panelOf(page)
        .getByRole('link', { name: /herniated|disc/i })
        .first(),
    ).toBeVisible()
    expect(model.calls).toHaveLength(1)
    const said = /[^.!?\n]+[.!?]/.exec(model.calls[0]!.passages[0]!.text)![0].trim()
    await expect(logOf(page)).toContainText(said)
  })

  for (const [what, way] of [
    ['hostile', 'script'],
    ['dangerous', 'stop your warfarin'],
    ['broken', 'broken'],
    ['cut short', 'cut'],
  ] as const) {
    test(`in the panel: a ${what} answer is replaced by the site’s own words`, async ({ page }) => {
      model.behave(way)
      await openPanel(page, `${site.url}/about`)
      await ask(page, question)
      await expect(
        panelOf(page)
          .getByRole('link', { name: /herniated|disc/i })
          .first(),
      ).toBeVisible()
      expect(model.calls.length).toBeGreaterThan(0)
      await expect(logOf(page)).not.toContainText(/<script|warfarin/i)
      await expect(page.getByText('AI Assistant Unavailable')).toHaveCount(0)
    })
  }

  test('in the panel: an emergency never waits for a model', async ({ page }) => {
    model.behave('stalled')
    await openPanel(page, `${site.url}/about`)
    await ask(page, 'my legs went numb and I cannot walk since today')
    await expect(panelOf(page).getByRole('alert').getByRole('link')).toHaveText('Call 911')
    expect(model.calls).toHaveLength(0)
  })

  test('twenty prompt injections leave no trace, though the model obeys each', async ({ request }) => {
    expect(promptInjections).toHaveLength(20)
    for (const [message, trace] of promptInjections) {
      model.behave('echo after the truth')
      const answer = (await (await post(request, message)).json()) as Answer
      expect.soft(answer.message, message).not.toMatch(trace)
      model.behave('echo')
      const events = await (await post(request, message, 'text/event-stream')).text()
      const [, done = '{}'] = /event: done\ndata: (.*)/.exec(events) ?? []
      expect.soft((JSON.parse(done) as Answer).message, message).not.toMatch(trace)
    }
  })

  test('asked at once by many, it is called by none more often than the day allows', async ({ request }) => {
    const frugal = await startSite({
      OPENAI_API_KEY: 'sk-stub',
      OPENAI_BASE_URL: model.url,
      ASSISTANT_DAILY_BUDGET: '3',
    })
    model.behave('good')
    const ask = () =>
      request.post(`${frugal.url}/api/ai-assistant`, {
        data: { message: question },
        headers: { origin: frugal.url },
      })
    const answers = await Promise.all(Array.from({ length: 8 }, ask))
    for (const answer of answers) expect(((await answer.json()) as Answer).kind).toBe('passage')
    expect(model.calls).toHaveLength(3)
    await frugal.stop()
  })
})
