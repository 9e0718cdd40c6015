import { articleFeed } from './article-feed'
import { articles } from '@/content/collections/articles'

process.env.SITE_URL = 'https://spine.example.com'

const feed = articleFeed()
const rss = feed.rss2()
const json = JSON.parse(feed.json1()) as {
  feed_url: string
  items: { id: string; url: string; title: string; date_published: string; date_modified: string }[]
}
const addresses = articles.map(({ slug }) => `https://spine.example.com/blog/${slug}`)

test('the RSS feed links every article', () => {
  for (const address of addresses) expect(rss).toContain(`<link>${address}</link>`)
  expect(rss.match(/<item>/g)).toHaveLength(articles.length)
})

test('the JSON feed has the same articles, with their dates', () => {
  expect(json.items.map(({ url }) => url).sort()).toEqual([...addresses].sort())
  for (const { slug, heading, published, health } of articles) {
    const item = json.items.find(({ url }) => url.endsWith(`/blog/${slug}`))!
    expect(item).toMatchObject({ id: item.url, title: heading })
    expect(item.date_published).toBe(`${published}T00:00:00.000Z`)
    expect(item.date_modified).toBe(`${health.reviewed}T00:00:00.000Z`)
  }
})

test('each feed links to itself', () => {
  expect(rss).toContain('href="https://spine.example.com/feed.xml" rel="self"')
  expect(json.feed_url).toBe('https://spine.example.com/feed.json')
})
