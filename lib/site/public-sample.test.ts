import { practice } from '@/content/generated/practice/practice'
import { pageMetadata } from './metadata'

process.env.SITE_URL = 'https://spine.nowhere'

test('a demonstration on a public address asks search engines to leave it out, and a real practice does not', () => {
  const { robots } = pageMetadata('/about', { title: 'About', description: 'Training and experience.' })
  expect(robots).toBe(practice.sample ? 'noindex' : undefined)
})
