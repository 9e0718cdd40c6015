/*
 * What a visitor must be able to do in any browser. Each takes the moves of page.mjs.
 */

const near = `localStorage.setItem('isLocalUser', JSON.stringify({ isLocal: true, timestamp: Date.now(), distance: 20 })), document.cookie = 'visitor-mode=local; path=/', true`

export const journeys = {
  async 'a dropdown opens and leads to a guide'(page) {
    await page.open('/')
    await page.click('button', 'Patient Resources')
    await page.click('header a', 'Spine Condition Guides')
    await page.until(`location.pathname === '/resources/conditions'`)
  },

  async 'the colours change and stay'(page) {
    await page.open('/about')
    await page.click('button', 'Colors')
    await page.until(`localStorage.getItem('theme') !== null`)
  },

  async 'the search finds a guide'(page) {
    await page.open('/search?q=sciatica')
    await page.until(`document.querySelectorAll('main a[href]').length > 3`)
  },

  async 'the assistant answers'(page) {
    await page.open('/about')
    await page.click('button', 'assistant')
    await page.type('dialog textarea', '', 'How long do I rest after a fusion?')
    await page.press('Enter')
    await page.until(`document.querySelectorAll('dialog [role=log] a[href]').length > 0`, 'a sourced answer')
  },

  async 'a request is refused with words, mended and sent'(page) {
    await page.open('/contact')
    await page.evaluate(near)
    await page.open('/contact')
    await page.click('form button', 'Send request')
    await page.until(
      `document.activeElement?.getAttribute('aria-invalid') === 'true'`,
      'the first error has the focus',
    )
    await page.type('form input', 'First name', 'Maria')
    await page.type('form input', 'Last name', 'Example')
    await page.type('form input', 'Email', 'maria@example.com')
    await page.type('form input', 'Phone', '(559) 555-0123')
    await page.click('form button', 'Send request')
    await page.until(`/HS-[A-Z0-9-]+/.test(document.body.innerText)`, 'a reference')
  },

  async 'no page is wider than the window'(page) {
    for (const path of [
      '/',
      '/contact',
      '/resources/faq',
      '/spine-anatomy',
      '/recovery-tracker',
      '/resources/forms',
    ]) {
      await page.open(path)
      await page.until('document.documentElement.scrollWidth <= window.innerWidth', `${path} fits`)
    }
  },
}
