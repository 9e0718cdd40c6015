import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { drawFilms } from './lib/films.mjs'
import { readJson, root } from './lib/paths.mjs'

const made = readJson('content/video-files.json')
const { films } = await drawFilms()
const file = (address) => join(root, 'public', address)
const megabytes = 3_000_000

/** The length that an MP4 says of itself, in seconds: the field of its movie header. */
function mp4Seconds(data) {
  const header = data.indexOf('mvhd') + 4
  return data.readUInt32BE(header + 16) / data.readUInt32BE(header + 12)
}

describe('npm run videos', () => {
  for (const film of films) {
    it(`${film.slug} in git is what its words and drawings give today`, () =>
      assert.equal(made[film.slug]?.digest, film.digest, `npm run videos -- --only ${film.slug}`))

    it(`${film.slug} is small, starts at once, and is as long as the page says`, () => {
      const { mp4, webm, seconds } = made[film.slug]
      for (const { src, bytes } of [mp4, webm]) {
        assert.equal(statSync(file(src)).size, bytes)
        assert.ok(bytes < megabytes, `${src} has ${bytes} bytes`)
      }
      const data = readFileSync(file(mp4.src))
      // A player that has to look for the index at the end fetches the whole file first.
      assert.ok(data.indexOf('moov') < data.indexOf('mdat'), 'the index stands in front')
      assert.ok(Math.abs(mp4Seconds(data) - seconds) < 0.1)
      assert.ok(seconds >= 45 && seconds <= 120)
    })

    it(`${film.slug} has its words and chapters beside it`, () => {
      assert.equal(readFileSync(file(made[film.slug].captions), 'utf8'), film.tracks.captions)
      assert.equal(readFileSync(file(made[film.slug].chapters), 'utf8'), film.tracks.chapters)
    })
  }

  it('draws the same picture for the same moment, again and again', async () => {
    const [first] = films
    const [again] = (await drawFilms(first.slug)).films
    assert.equal(again.digest, first.digest)
  })

  it('moves gently: no picture flashes, and none changes for a single frame', () => {
    for (const { slug, order } of films) {
      const flashes = order.filter(
        (name, frame) => frame > 0 && order[frame - 1] === order[frame + 1] && order[frame - 1] !== name,
      )
      assert.deepEqual(flashes, [], slug)
    }
  })

  it('leaves no file that no film has', () => {
    const known = Object.values(made).flatMap(({ mp4, webm, poster, captions, chapters }) =>
      [mp4.src, webm.src, poster, captions, chapters].map((address) => address.slice('/videos/'.length)),
    )
    assert.deepEqual(readdirSync(join(root, 'public/videos')).sort(), known.sort())
    assert.deepEqual(
      Object.keys(made),
      films.map(({ slug }) => slug),
    )
  })
})
