import type { APIRequestContext } from '@playwright/test'
import { promptInjections } from '../../assistant/prompt-injections'
import { startStubModel } from '../../support/servers/stub-model-server'
import { ask, logOf, openPanel, panelOf } from '../../support/assistant-panel'
import { startSite } from '../../support/servers/site-server'
import { expect, officeNumber, test } from '../../support/visitors'

/** API responses from the real server. */
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

  test('a crisis gets a warm reply and 988, in Spanish for Spanish input', async ({ page }) => {
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

  test('an answer offers three more questions; one press asks it and moves the buttons below its answer', async ({
    page,
  }) => {
    await openPanel(page)
    await ask(page, 'When can I drive after ACDF?')
    await expect(logOf(page)).toContainText('collar')
    const buttons = panelOf(page).getByRole('list', { name: 'You can also ask' }).getByRole('button')
    await expect(buttons).toHaveCount(3)
    const next = await buttons.first().innerText()
    await buttons.first().click()
    await expect(logOf(page).locator('[data-question]').last()).toContainText(next)
    await expect(panelOf(page).getByRole('list', { name: 'You can also ask' })).toHaveCount(1)
    await expect(buttons).toHaveCount(3)
    await expect(buttons.filter({ hasText: next })).toHaveCount(0)
  })

  test('a question that fits nothing gets a person and the nearest questions', async ({ page }) => {
    await openPanel(page)
    await ask(page, 'which movie star had back surgery')
    await expect(logOf(page)).toContainText('I’m sorry, I don’t have a good answer to that.')
    await expect(logOf(page)).toContainText(officeNumber)
    await expect(panelOf(page).getByRole('list', { name: 'You can also ask' })).toBeVisible()
  })

  test('a question about a condition links to the exact section', async ({ page }) => {
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

  test('no answer contains the office phone number', async ({ request }) => {
    for (const message of ['What is your phone number?', 'my incision is leaking a little', 'asdf qwer']) {
      const response = await request.post('/api/ai-assistant', { data: { message } })
      expect([message, response.status()]).toEqual([message, 200])
      expect(officeNumber.test(await response.text())).toBe(false)
    }
  })
})

test('admits what it does not know and offers human contact', async ({ request }) => {
  const response = await request.post('/api/ai-assistant', { data: { message: 'should I buy tesla stock' } })
  const answer = (await response.json()) as Answer
  expect(answer.kind).toBe('unknown')
  expect(answer.sources.map(({ href }) => href)).toContain('/contact')
})

test('the limit of ten per minute for a device replies in the visitor’s language and names 911 and 988', async ({
  request,
}) => {
  const post = (message: string) => request.post('/api/ai-assistant', { data: { message } })
  // The first of them has no number yet.
  for (let sent = 0; sent < 11; sent += 1) expect((await post('¿Dónde está la oficina?')).status()).toBe(200)
  for (const [message, words] of [
    ['¿Dónde está la oficina?', /Intente de nuevo en un minuto.*911.*988/],
    ['Where is the office?', /Please try again in a minute.*911.*988/],
  ] as const) {
    const refused = await post(message)
    expect(refused.status()).toBe(429)
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0)
    expect(await refused.text()).toMatch(words)
  }
})

test.describe('with a model', () => {
  // In one worker: the tests share the stub's recorded calls.
  test.describe.configure({ mode: 'default' })
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
    // A new server builds its index for the first question, which here needs no model.
    await fetch(`${site.url}/api/ai-assistant`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: site.url },
      body: JSON.stringify({ message: 'What are your hours?' }),
    })
  })
  test.afterAll(async () => {
    await site.stop()
    await model.close()
  })

  const question = 'Can a herniated disc heal without surgery?'
  let visitors = 0
  /** Each question comes from a different visitor, so the rate limit doesn't apply. */
  const post = async (request: APIRequestContext, message: string, accept = 'application/json') => {
    visitors += 1
    return request.post(`${site.url}/api/ai-assistant`, {
      data: { message },
      // Each is another device: the cookie of the first answer would make them one.
      headers: { origin: site.url, accept, cookie: '', 'x-forwarded-for': `2001:db8:a1:${visitors}::1` },
    })
  }

  test('in the panel: the answer that the model wrote, who wrote it, and its pages', async ({ page }) => {
    model.behave('good')
    await openPanel(page, `${site.url}/about`)
    await ask(page, question)
    await expect(
      panelOf(page)
        .getByRole('link', { name: /herniated|disc/i })
        .first(),
    ).toBeVisible()
    expect(model.calls).toHaveLength(1)
    await expect(logOf(page)).toContainText('An AI model wrote this from the pages listed below.')
  })

  for (const [what, way] of [
    ['hostile', 'hostile'],
    ['invented', 'invented'],
    ['broken', 'broken'],
    ['cut short', 'cut'],
  ] as const) {
    test(`in the panel: a ${what} answer is replaced by the site’s own`, async ({ page }) => {
      model.behave(way)
      await openPanel(page, `${site.url}/about`)
      await ask(page, question)
      await expect(
        panelOf(page)
          .getByRole('link', { name: /herniated|disc/i })
          .first(),
      ).toBeVisible()
      expect(model.calls.length).toBeGreaterThan(0)
      await expect(logOf(page)).not.toContainText(/<script|warfarin|zebra|AI model wrote/i)
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

  test('twenty prompt injections have no effect, even though the model obeys each', async ({ request }) => {
    expect(promptInjections).toHaveLength(20)
    for (const [message, trace] of promptInjections) {
      model.behave('confession')
      const answer = (await (await post(request, message)).json()) as Answer
      expect.soft(answer.message, message).not.toMatch(trace)
      model.behave('echo')
      const echoed = (await (await post(request, message)).json()) as Answer
      expect.soft(echoed.message, message).not.toMatch(trace)
    }
  })

  test('concurrent questions cannot exceed the daily model budget', async ({ request }) => {
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
