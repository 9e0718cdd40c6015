import { videos } from '@/content/videos'
import { timeline } from './timeline'
import { captions, chapters } from './web-vtt'

const cuesOf = (file: string) => file.trim().split('\n\n').slice(1)
const film = videos[0]!

test('captions say every scene once, in order, while it is in the picture', () => {
  const file = captions(film)
  expect(file.startsWith('WEBVTT\n\n')).toBe(true)
  expect(cuesOf(file).map((cue) => cue.split('\n').slice(1).join(' '))).toEqual(
    timeline(film).map(({ words }) => words),
  )
  expect(cuesOf(file)[0]).toMatch(/^00:00:00\.000 --> 00:00:03\.500\n/)
})

test('chapters have a cue for each', () => expect(cuesOf(chapters(film))).toHaveLength(film.chapters.length))

test('what would end a cue or open a mark is written so that it does not', () => {
  const title = 'Less < more & more > less'
  const opening = captions({ ...film, title })
  expect(opening).toContain('Less &lt; more &amp; more &gt; less')
})
