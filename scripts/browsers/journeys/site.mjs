import { setTimeout as sleep } from 'node:timers/promises'

const near = `localStorage.setItem('isLocalUser', JSON.stringify({ isLocal: true, timestamp: Date.now(), distance: 20 })), document.cookie = 'visitor-mode=local; path=/', true`

const isExpanded = (name) =>
  `[...document.querySelectorAll('header button[aria-expanded=true]')].some((button) => button.textContent.includes('${name}'))`

/** What stands beside the field that has the focus, and is read out with it. */
const description = `(document.activeElement?.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent).join(' ')`

/* The frame of every page, the search, and the way to the office. */
export const siteJourneys = {
  async 'a dropdown opens and leads to a guide'(page) {
    await page.open('/')
    await page.click('button', 'Patient Resources')
    await page.click('header a', 'Spine Condition Guides')
    await page.until(`location.pathname === '/resources/conditions'`)
  },

  async 'a dropdown opens, is walked and closes by keyboard'(page) {
    await page.open('/about')
    await page.focus('header button', 'Spine Education')
    await page.press('Enter')
    await page.until(isExpanded('Spine Education'), 'Enter opens it')
    await page.press('Escape')
    await page.until(`!${isExpanded('Spine Education')}`, 'Escape closes it')
    await page.hasFocus('button', 'Spine Education')
    await page.press('ArrowDown')
    await page.hasFocus('a', 'View All Spine Education')
    await page.press('Tab', 'Enter')
    await page.until(`location.pathname === '/spine-anatomy'`)
  },

  async 'the menu of a narrow window closes on Escape and gives the focus back'(page) {
    await page.resize(700, 900)
    // The first page notes the width, the next has its layout.
    await page.open('/')
    await page.until(`document.cookie.includes('visitor-device=mobile')`)
    await page.open('/about')
    await page.focus('button', 'Open menu')
    await page.press('Enter')
    await page.until(
      `document.querySelector('dialog[open]')?.contains(document.activeElement)`,
      'focus inside',
    )
    await page.press('Escape')
    await page.until(`!document.querySelector('dialog[open]')`, 'it closes')
    await page.hasFocus('button', 'Open menu')
    await page.resize(1280, 900)
  },

  async 'a link that loads in full is followed while the page changes for its visitor'(page, connection) {
    await page.open('/', connection.origin)
    let asked = -1
    const isQuiet = async () => {
      await sleep(1000)
      const before = asked
      asked = connection.asked.length
      return asked === before
    }
    // Or it would still write down who is there after that was forgotten.
    await page.wait(isQuiet, 'the first page has settled')
    // Who is not known yet gets another page.
    await page.evaluate(
      `(localStorage.clear(), (document.cookie = 'visitor-mode=; max-age=0; path=/'), true)`,
    )
    for (const path of ['/about', '/contact']) connection.change(path, { delayMs: 1500 })
    await page.open('/about', connection.origin)
    await page.wait(() => connection.asked.some((path) => path.startsWith('/about?_rsc')), 'it changes')
    await page.evaluate(`(document.querySelector('header a[data-full-load]').click(), true)`)
    await page.until(`location.pathname === '/contact'`)
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

  async 'the assistant answers, closes on Escape and gives the focus back'(page) {
    await page.open('/about')
    await page.click('button', 'assistant')
    await page.type('dialog textarea', '', 'How long do I rest after a fusion?')
    await page.press('Enter')
    await page.until(`document.querySelectorAll('dialog [role=log] a[href]').length > 0`, 'a sourced answer')
    await page.press('Escape')
    await page.until(`!document.querySelector('dialog[open]')`, 'it closes')
    await page.hasFocus('button', 'assistant')
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
    await page.until(`${description}.includes('Enter your first name.')`, 'its words are tied to the field')
    await page.type('form input', 'First name', 'Maria')
    await page.type('form input', 'Last name', 'Example')
    await page.type('form input', 'Email', 'maria@example.com')
    await page.type('form input', 'Phone', '(559) 555-0123')
    await page.click('form button', 'Send request')
    await page.until(`/HS-[A-Z0-9-]+/.test(document.body.innerText)`, 'a reference')
  },

  async 'no page is wider than the window'(page) {
    for (const width of [1280, 400]) {
      await page.resize(width, 900)
      for (const path of [
        '/',
        '/contact',
        '/resources/faq',
        '/spine-anatomy',
        '/video-library',
        '/recovery-tracker',
        '/resources/forms',
      ]) {
        await page.open(path)
        await page.until(
          'document.documentElement.scrollWidth <= window.innerWidth',
          `${path} fits ${width} px`,
        )
      }
    }
    await page.resize(1280, 900)
  },
}
