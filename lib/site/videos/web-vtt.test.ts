import { videos } from '@/content/collections/videos'
import { timeline } from './timeline'
import { captions, chapters } from './web-vtt'

const cuesOf = (file: string) => file.trim().split('\n\n').slice(1)
const video = videos[0]!

test('captions have one cue per scene, in order, with its times', () => {
  const file = captions(video)
  expect(file.startsWith('WEBVTT\n\n')).toBe(true)
  expect(cuesOf(file).map((cue) => cue.split('\n').slice(1).join(' '))).toEqual(
    timeline(video).map(({ words }) => words),
  )
  expect(cuesOf(file)[0]).toMatch(/^00:00:00\.000 --> 00:00:03\.500 /)
})

test('captions are in the right half of the picture, away from the words', () => {
  for (const cue of cuesOf(captions(video))) {
    const [, position, size] = /position:(\d+)% size:(\d+)%/.exec(cue)!.map(Number)
    expect(position! - size! / 2).toBeGreaterThanOrEqual(50)
    expect(position! + size! / 2).toBeLessThanOrEqual(100)
  }
})

test('chapters have one cue each', () => expect(cuesOf(chapters(video))).toHaveLength(video.chapters.length))

test('escapes markup characters', () => {
  const title = 'Less < more & more > less'
  const opening = captions({ ...video, title })
  expect(opening).toContain('Less &lt; more &amp; more &gt; less')
})
