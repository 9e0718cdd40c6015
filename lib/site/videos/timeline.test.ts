import { videos } from '@/content/collections/videos'
import { clock, isoDuration } from './clock'
import { chapterTimes, timeline, videoSeconds } from './timeline'

describe.each(videos)('$slug', (video) => {
  const scenes = timeline(video)

  test('starts with its title and has no gaps between scenes', () => {
    expect(scenes[0]).toMatchObject({ words: video.title, isTitle: true, start: 0 })
    scenes.slice(1).forEach(({ start }, order) => expect(start).toBe(scenes[order]?.end))
    expect(scenes.at(-1)?.end).toBe(videoSeconds(video))
  })

  test('leaves time to look and to read at 180 words per minute', () => {
    for (const { words, start, end } of scenes.slice(1)) {
      const reading = (words.split(' ').length / 180) * 60
      expect(end - start).toBeGreaterThanOrEqual(Math.max(4, reading))
    }
  })

  test('has chapters that cover its whole length', () => {
    const chapters = chapterTimes(video)
    expect(chapters.map(({ title }) => title)).toEqual(video.chapters.map(({ title }) => title))
    expect(chapters[0]?.start).toBe(0)
    expect(chapters.at(-1)?.end).toBe(videoSeconds(video))
    chapters.slice(1).forEach(({ start }, order) => expect(start).toBe(chapters[order]?.end))
  })
})

test.each([
  [0, '0:00', 'PT0M0S'],
  [9.9, '0:09', 'PT0M9S'],
  [65.5, '1:05', 'PT1M5S'],
  [120, '2:00', 'PT2M0S'],
])('%s seconds are %s for people and %s for machines', (seconds, shown, iso) => {
  expect(clock(seconds)).toBe(shown)
  expect(isoDuration(seconds)).toBe(iso)
})
