import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, root } from '@/lib/command/root'
import { renderVideos } from '@/scripts/videos/render-videos'
import { videoStyle } from './style'
import type { VideoFiles } from './video-files'

const made = readJson<Record<string, VideoFiles>>('content/video-files.json')
const videos = renderVideos(videoStyle())
function fail(slug: string): never {
  throw new Error(`${slug} was not rendered: npm run videos`)
}
const filesOf = (slug: string) => made[slug] ?? fail(slug)
const file = (address: string) => join(root, 'public', address)
const megabytes = 3_000_000

/** The length in an MP4's movie header, in seconds. */
function mp4Seconds(data: Buffer): number {
  const header = data.indexOf('mvhd') + 4
  return data.readUInt32BE(header + 16) / data.readUInt32BE(header + 12)
}

describe('npm run videos', () => {
  for (const video of videos) {
    it(`${video.slug} in git is up to date`, () => expect(made[video.slug]?.digest).toBe(video.digest))

    it(`${video.slug} is small, starts immediately, and has the stated length`, () => {
      const { mp4, webm, seconds } = filesOf(video.slug)
      for (const { src, bytes } of [mp4, webm]) {
        expect(statSync(file(src)).size).toBe(bytes)
        expect([`${src} has ${bytes} bytes`, Boolean(bytes < megabytes)]).toEqual([
          `${src} has ${bytes} bytes`,
          true,
        ])
      }
      const data = readFileSync(file(mp4.src))
      // With the index at the end, a player would fetch the whole file first.
      expect(['the index comes first', Boolean(data.indexOf('moov') < data.indexOf('mdat'))]).toEqual([
        'the index comes first',
        true,
      ])
      expect(Math.abs(mp4Seconds(data) - seconds) < 0.1).toBeTruthy()
      expect(seconds >= 45 && seconds <= 120).toBeTruthy()
    })

    it(`${video.slug} has captions and chapters`, () => {
      expect(readFileSync(file(filesOf(video.slug).captions), 'utf8')).toBe(video.tracks.captions)
      expect(readFileSync(file(filesOf(video.slug).chapters), 'utf8')).toBe(video.tracks.chapters)
    })
  }

  it('rendering is deterministic', () => {
    const [first] = videos
    const [again] = renderVideos(videoStyle(), first?.slug)
    expect(again?.digest).toBe(first?.digest)
  })

  it('no frame flashes', () => {
    for (const { order } of videos) {
      const flashes = order.filter(
        (name, frame) => frame > 0 && order[frame - 1] === order[frame + 1] && order[frame - 1] !== name,
      )
      expect(flashes).toEqual([])
    }
  })

  it('leaves no unused files', () => {
    const known = Object.values(made).flatMap(({ mp4, webm, poster, captions, chapters }) =>
      [mp4.src, webm.src, poster, captions, chapters].map((address) => address.slice('/videos/'.length)),
    )
    expect(readdirSync(join(root, 'public/videos')).sort()).toEqual(known.sort())
    expect(Object.keys(made)).toEqual(videos.map(({ slug }) => slug))
  })
})
