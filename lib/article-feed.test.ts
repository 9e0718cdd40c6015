import { articleFeed } from './article-feed'
import { articles } from '@/content/articles'

const feed = articleFeed({
  site: 'https://spine.example.com',
  title: 'Articles',
  description: 'Plain words.',
  copyright: '2025',
  articles,
}).rss2()

test('every article stands in the feed under its own address', () => {
  for (const { slug } of articles)
    expect(feed).toContain(`<link>https://spine.example.com/blog/${slug}</link>`)
  expect(feed.match(/<item>/g)).toHaveLength(articles.length)
})

test('the feed says where it is itself', () =>
  expect(feed).toContain('href="https://spine.example.com/feed.xml" rel="self"'))
