import { readdirSync } from 'node:fs'
import { videos } from './videos'
import { routes } from '@/lib/site/routes'
import { videoSeconds } from '@/lib/site/videos/timeline'
import { readingGrade, sentencesOf, wordsOf } from '@/tests/support/content/reading-grade'

const scenesOf = (slug: string) =>
  videos
    .filter((video) => video.slug === slug)
    .flatMap(({ chapters }) => chapters.flatMap(({ scenes }) => scenes))

test('every film of the folder is shown, under the name of its file', () =>
  expect(videos.map(({ slug }) => `${slug}.md`).sort()).toEqual(readdirSync('content/en/videos').sort()))

describe.each(videos)('$slug', ({ slug, summary, chapters, link, shownOn }) => {
  const scenes = scenesOf(slug)
  const video = videos.find((film) => film.slug === slug)!

  test('lasts 45 to 120 seconds', () => {
    expect(videoSeconds(video)).toBeGreaterThanOrEqual(45)
    expect(videoSeconds(video)).toBeLessThanOrEqual(120)
  })

  test('is read at grade 6 or below, in short sentences', () => {
    const texts = [summary, ...scenes.flatMap(({ words, seen }) => [words, seen])]
    expect(readingGrade(texts)).toBeLessThanOrEqual(6)
    const long = texts.flatMap(sentencesOf).filter((sentence) => wordsOf(sentence).length > 22)
    expect(long).toEqual([])
  })

  test('has a source for every figure out of a hundred', () => {
    const figures = scenes.filter(({ words }) => /\bof 100\b/.test(words))
    expect(figures.filter(({ sources }) => sources.length === 0)).toEqual([])
  })

  test('ends with when not to wait', () => {
    expect(scenes.at(-1)).toMatchObject({ isUrgent: true, words: expect.stringContaining('911') as string })
    expect(chapters.length).toBeGreaterThanOrEqual(3)
  })

  test('leads on to a page of the site, and pages lead to it', () =>
    expect(routes.map(({ href }) => href)).toEqual(expect.arrayContaining([link.href, ...shownOn])))
})
