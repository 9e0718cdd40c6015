import {
  expect,
  hold,
  milesToVisalia,
  modeCookie,
  officeNumber,
  ready,
  stored,
  test,
} from '../../support/visitors'
import { office } from '@/content/generated/practice/office'

for (const width of [1440, 1100, 900]) {
  test(`a first visit in a window of ${width} px: the header does not move while the place is looked up`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const start = await hold(page, /\/_next\/static\/.*\.js/)
    const answer = await hold(page, '**/api/geolocation')
    await page.goto('/about', { waitUntil: 'commit' })
    const header = page.getByRole('banner')
    const places = () =>
      header
        .locator('a, button')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, width }) => [x, width]))
    await expect(header.getByRole('link', { name: 'Book Appointment' }).first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const before = await places()
    start()
    await expect(header.getByRole('link', { name: 'Loading...' }).first()).toBeVisible()
    expect(await places()).toEqual(before)
    answer()
    await expect(header.getByRole('link', { name: 'Learn More' }).first()).toBeVisible()
    expect(await places()).toEqual(before)
  })
}

test.describe('a visitor from Visalia', () => {
  test.use({ place: 'Visalia' })

  test('gets the local contact page in the first response, with the cookie set', async ({ request }) => {
    const response = await request.get('/contact')
    const html = await response.text()
    expect(html).toContain(`Visit Our ${office.city} Office`)
    expect(html).toContain(office.phone.display)
    expect(html).toContain('name="firstName"')
    const cookie = response.headers()['set-cookie']
    expect(cookie).toMatch(/^visitor-mode=local;/)
    expect(cookie).toMatch(/Path=\//)
    expect(cookie).toMatch(/Max-Age=604800/)
    expect(cookie).toMatch(/SameSite=lax/i)
    expect(cookie).not.toMatch(/HttpOnly/i)
    expect(response.headers()['cache-control']).toContain('private')
  })

  test('stores the lookup result although the cookie already decided the first view', async ({ page }) => {
    const before = Date.now()
    await page.goto('/')
    await expect.poll(() => stored(page, 'isLocalUser')).not.toBeNull()
    const record = (await stored(page, 'isLocalUser')) as {
      isLocal: boolean
      timestamp: number
      distance: number
    }
    expect(record).toMatchObject({ isLocal: true, distance: milesToVisalia })
    expect(record.timestamp).toBeGreaterThanOrEqual(before)
    expect(await modeCookie(page)).toBe('local')
  })

  test('sees the office details and no offer to show them', async ({ page }) => {
    await page.goto('/about')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText('Call the office:')).toBeVisible()
    await expect(footer.getByText(/Show office details/)).toHaveCount(0)
    await expect(footer.getByRole('link', { name: 'What this site shows you' })).toHaveAttribute(
      'href',
      '/toggle',
    )
  })

  test('reads the opening hours wherever they are shown', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const { days, time } = office.hours.findLast(({ isOpen }) => isOpen)!
    await page.goto('/about')
    await expect(page.getByRole('complementary', { name: 'Office at a glance' })).toContainText(
      `${days}, ${time}`,
    )
    for (const path of ['/', '/contact', '/resources/faq']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByText(time).first()).toBeAttached()
    }
  })

  test('is invited to a consultation on the services page', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/services')
    const closing = page.getByRole('region', { name: 'Not sure which treatment fits?' })
    await expect(closing).toContainText('the surgeon examines you')
    await expect(closing.getByRole('link', { name: 'Schedule Consultation' })).toHaveAttribute('href', '/')
  })

  test('is told by the API that they are near, without coordinates', async ({ request }) => {
    const response = await request.get('/api/geolocation')
    expect(await response.json()).toEqual({ success: true, isLocal: true, distance: milesToVisalia })
    expect(response.headers()['cache-control']).toMatch(/private|no-store/)
  })
})

test.describe('a visitor from Chicago', () => {
  test.use({ place: 'Chicago' })

  test('gets the remote contact page in the first response, without a phone number', async ({ request }) => {
    const response = await request.get('/contact')
    const html = await response.text()
    expect(html).toContain('Professional Consultation')
    expect(html).not.toContain('name="firstName"')
    expect(officeNumber.test(html)).toBe(false)
    expect(html).not.toContain(office.address)
    expect(response.headers()['set-cookie']).toMatch(/^visitor-mode=remote;/)
  })

  test('is directed to a specialist nearby on the services page', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/services')
    const closing = page.getByRole('region', { name: 'Not sure which treatment fits?' })
    await expect(closing).toContainText('A spine specialist near you can look for the cause of your pain')
    await expect(closing).not.toContainText('At a visit')
    await closing.getByRole('link', { name: 'Prepare for Your Appointment' }).click()
    await expect(page).toHaveURL('/resources/appointment-prep')
  })

  test('finds no phone number on any page except notices and the pages for visits, nor in its script', async ({
    page,
  }) => {
    const found: string[] = []
    page.on('response', async (response) => {
      const type = response.headers()['content-type'] ?? ''
      if (!/html|script|x-component|json/.test(type)) return
      const body = await response.text().catch(() => '')
      if (officeNumber.test(body)) found.push(response.url())
    })
    const paths = [
      '/',
      '/contact',
      '/about',
      '/services',
      '/resources/faq',
      '/post-operative-care',
      '/toggle',
    ]
    for (const path of [...paths, '/resources/conditions/sciatica', '/blog/is-it-an-emergency']) {
      await page.goto(path)
      await ready(page)
    }
    expect(found).toEqual([])
  })
})

test.describe('a visitor with an unknown location', () => {
  test('gets pages that work as served, then the remote ones', async ({ page, request }) => {
    const html = await (await request.get('/')).text()
    expect(html).toContain('Book Appointment')
    expect(html).toContain('Schedule Consultation')
    expect(html.includes('Loading...')).toBe(false)

    const messages: { type: string; text: string }[] = []
    page.on('console', (message) => messages.push({ type: message.type(), text: message.text() }))
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Learn More' })).toBeVisible()
    expect(await modeCookie(page)).toBe('remote')
    expect(await stored(page, 'isLocalUser')).toBeNull()
    expect(messages.some(({ type }) => type === 'warning')).toBe(true)
    expect(messages.filter(({ type }) => type === 'error')).toEqual([])
  })

  test('sees "Loading..." in the header’s and the two action buttons of home only during the lookup', async ({
    page,
  }) => {
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/geolocation', async (route) => {
      await answer.promise
      await route.fulfill({ json: { success: true, isLocal: true, distance: 3 } })
    })
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Loading...' })).toBeVisible()
    await expect(page.locator('#home').getByRole('button', { name: 'Loading...' })).toBeVisible()
    const further = page.getByRole('region', { name: /^Find out what each treatment does/ })
    await expect(further.getByRole('button', { name: 'Loading...' })).toBeVisible()
    await expect(page.getByText('Loading...').filter({ visible: true })).toHaveCount(3)
    answer.resolve()
    await expect(page.locator('#home').getByRole('link', { name: 'Schedule Consultation' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Book Appointment' })).toBeVisible()
    await expect(page.getByText('Loading...')).toHaveCount(0)
    expect(await stored(page, 'isLocalUser')).toMatchObject({ isLocal: true, distance: 3 })
  })

  for (const [what, answer] of [
    ['says that it does not know', { json: { success: false } }],
    ['breaks', { status: 500, body: 'broken' }],
    ['answers nonsense', { json: { success: true, isLocal: 'yes' } }],
  ] as const) {
    test(`is remote when the call ${what}`, async ({ page }) => {
      await page.route('**/api/geolocation', (route) => route.fulfill(answer))
      await page.goto('/contact')
      await expect(page.getByText('Professional Consultation')).toBeVisible()
      await expect.poll(() => modeCookie(page)).toBe('remote')
      expect(await stored(page, 'isLocalUser')).toBeNull()
    })
  }

  test('keeps the changed variant after navigation', async ({ page }) => {
    await page.route('**/api/geolocation', (route) =>
      route.fulfill({ json: { success: true, isLocal: true, distance: 3 } }),
    )
    await page.goto('/')
    await expect(page.getByRole('form', { name: 'Request an appointment' })).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About', exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'About the surgeon' })).toBeVisible()
    await expect(page.getByText(office.phone.display).first()).toBeVisible()
  })
})

test('the 404 page, which has no variants, shows the action for a remote visitor', async ({ page }) => {
  await page.route('**/api/geolocation', (route) =>
    route.fulfill({ json: { success: true, isLocal: false, distance: 1748 } }),
  )
  await page.goto('/no-such-page')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Learn More' })).toBeVisible()
})

test.describe('a visitor who is writing', () => {
  test.use({ place: 'Visalia', viewport: { width: 800, height: 900 } })

  test('keeps typing while the window crosses 768 px', async ({ page }) => {
    await page.goto('/contact')
    await ready(page)
    await page.getByLabel('First name').fill('Ana')
    await page.getByLabel('Last name').click()
    await page.keyboard.type('Gara')
    await page.keyboard.press('ArrowLeft')
    await page.setViewportSize({ width: 700, height: 900 })
    await expect(page.getByRole('link', { name: /Call Office/ })).toBeVisible()
    await expect(page.getByLabel('Last name')).toBeFocused()
    await page.keyboard.type('ci')
    await expect(page.getByLabel('Last name')).toHaveValue('Garcia')
    await expect(page.getByLabel('First name')).toHaveValue('Ana')
    await page.setViewportSize({ width: 800, height: 900 })
    await expect(page.getByRole('link', { name: /Call Office/ })).toBeHidden()
    await page.keyboard.press('End')
    await page.keyboard.type(' Lopez')
    await expect(page.getByLabel('Last name')).toHaveValue('Garcia Lopez')
  })
})
