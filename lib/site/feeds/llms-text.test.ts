import { llmsText } from './llms-text'
import { office } from '@/content/generated/practice/office'
import { listedPages } from '@/lib/site/pages/content'
import { routes } from '@/lib/site/routes'

process.env.SITE_URL = 'https://spine.example.com'

const text = llmsText()
const addresses = [...text.matchAll(/^- \[.+\]\((\S+)\): .+$/gm)].map(([, address]) => address)

test('starts with the name and a summary, as the format requires', () => {
  const [title, summary] = text.split('\n\n')
  expect(title).toBe('# Hanford Spine')
  expect(summary).toMatch(/^> \S.+$/)
})

test('contains exactly the listed pages, once each', () => {
  const listed = routes.filter(({ inSitemap }) => inSitemap).map(({ href }) => href)
  const expected = listed.map((href) => `https://spine.example.com${href === '/' ? '' : href}`)
  expect([...addresses].sort()).toEqual(expected.sort())
  expect(listedPages).toHaveLength(listed.length)
})

test('has no empty section', () => {
  for (const section of text.split(/^## /m).slice(1)) expect(section).toContain('\n- [')
})

test('says that this is not medical advice and that office details depend on location', () => {
  expect(text).toContain('education, not medical advice')
  expect(text).toContain('depends on where the visitor is')
})

test('contains nothing reserved for local visitors', () => {
  const { address, postalCode, phone, fax, email } = office
  for (const detail of [address, postalCode, phone.display, phone.href, fax, email]) {
    expect(text).not.toContain(detail)
  }
})
