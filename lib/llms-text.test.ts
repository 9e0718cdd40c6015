import { llmsText } from './llms-text'
import { practice } from '@/content/practice'
import { listedPages } from '@/lib/content'
import { routes } from '@/lib/routes'

process.env.SITE_URL = 'https://spine.example.com'

const text = llmsText()
const addresses = [...text.matchAll(/^- \[.+\]\((\S+)\): .+$/gm)].map(([, address]) => address)

test('it begins with the name and a summary, as the format asks', () => {
  const [title, summary] = text.split('\n\n')
  expect(title).toBe('# Hanford Spine')
  expect(summary).toMatch(/^> \S.+$/)
})

test('every listed page stands in it once, and no other', () => {
  const listed = routes.filter(({ inSitemap }) => inSitemap).map(({ href }) => href)
  const expected = listed.map((href) => `https://spine.example.com${href === '/' ? '' : href}`)
  expect([...addresses].sort()).toEqual(expected.sort())
  expect(listedPages).toHaveLength(listed.length)
})

test('no section is empty', () => {
  for (const section of text.split(/^## /m).slice(1)) expect(section).toContain('\n- [')
})

test('it says that this is no medical advice and that the office details depend on the place', () => {
  expect(text).toContain('education, not medical advice')
  expect(text).toContain('depends on the visitor’s place')
})

test('it holds nothing that only visitors nearby may see', () => {
  const { address, postalCode, phone, fax, email } = practice.office
  for (const detail of [address, postalCode, phone.display, phone.href, fax, email]) {
    expect(text).not.toContain(detail)
  }
})
