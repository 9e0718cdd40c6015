import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { preparePictures } from './pictures'

const pictures = [
  { name: 'surgeon', width: 1200, height: 900 },
  { name: 'orchard', width: 900, height: 600 },
]

const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 19/1 0/1' }, IFD0: { Artist: 'Somebody' } }

/** A plain image with a bright spot. */
function photograph(width: number, height: number) {
  const create = { width, height, channels: 3 as const, background: '#86A592' }
  const spot = `<svg width="${width}" height="${height}"><circle cx="50%" cy="40%" r="20%" fill="#B87C55"/></svg>`
  return sharp({ create }).composite([{ input: Buffer.from(spot) }])
}

describe('npm run pictures', () => {
  const temporary = mkdtempSync(join(tmpdir(), 'pictures-'))
  afterAll(() => rmSync(temporary, { recursive: true }))

  /** A project with illustrations only. */
  function project() {
    const base = mkdtempSync(join(temporary, 'project-'))
    const folder = join(base, 'public/pictures')
    mkdirSync(folder, { recursive: true })
    for (const { name } of pictures) writeFileSync(join(folder, `${name}.svg`), '<svg/>')
    return { pictures, folder, originals: join(base, 'photographs'), index: join(base, 'files.json') }
  }
  type Entry = { src: string; srcset: string; type: string }
  const indexOf = (places: { index: string }) =>
    JSON.parse(readFileSync(places.index, 'utf8')) as Record<'surgeon' | 'orchard', Entry>

  it('lists illustrations without photographs, and writes the index once', async () => {
    const places = project()
    await preparePictures(places)
    expect(indexOf(places).surgeon).toEqual({
      src: '/pictures/surgeon.svg',
      srcset: '',
      type: 'image/svg+xml',
    })
    const { lines } = await preparePictures(places)
    expect(lines).toEqual(['The list of files is as it was.'])
  })

  it('makes small files in three widths: cropped, rotated upright, without location metadata', async () => {
    const places = project()
    const source = photograph(1600, 2000).withExif(place).withMetadata({ orientation: 6 })
    const original = join(places.folder, 'surgeon.JPG')
    writeFileSync(original, await source.withExifMerge(place).jpeg().toBuffer())
    expect(['the photograph has metadata to lose', Boolean((await sharp(original).metadata()).exif)]).toEqual(
      ['the photograph has metadata to lose', true],
    )

    const { problems } = await preparePictures(places)
    expect(problems).toEqual([])
    for (const width of [480, 800, 1200]) {
      const file = join(places.folder, `surgeon-${width}.avif`)
      const made = await sharp(file).metadata()
      expect([made.width, made.height]).toEqual([width, (width * 3) / 4])
      expect([made.exif, made.xmp, made.iptc, made.orientation ?? 1]).toEqual([
        undefined,
        undefined,
        undefined,
        1,
      ])
      expect(statSync(file).size <= 25_000).toBeTruthy()
    }
    expect(indexOf(places).surgeon).toEqual({
      src: '/pictures/surgeon-1200.avif',
      srcset:
        '/pictures/surgeon-480.avif 480w, /pictures/surgeon-800.avif 800w, /pictures/surgeon-1200.avif 1200w',
      type: 'image/avif',
    })
    expect(indexOf(places).orchard.type).toBe('image/svg+xml')
  })

  it('archives every original outside of public/ and git', async () => {
    const places = project()
    for (const height of [700, 720]) {
      writeFileSync(join(places.folder, 'orchard.png'), await photograph(900, height).png().toBuffer())
      await preparePictures(places)
    }
    expect(readdirSync(places.originals).sort()).toEqual(['.gitignore', 'orchard-2.png', 'orchard.png'])
    expect(readFileSync(join(places.originals, '.gitignore'), 'utf8')).toBe('*\n')
    expect(existsSync(join(places.folder, 'orchard.png'))).toBeFalsy()
  })

  it('is idempotent, and falls back to the illustration when files are deleted', async () => {
    const places = project()
    writeFileSync(join(places.folder, 'orchard.webp'), await photograph(520, 400).webp().toBuffer())
    await preparePictures(places)
    expect(indexOf(places).orchard.srcset).toBe('/pictures/orchard-480.avif 480w')
    expect((await preparePictures(places)).lines).toEqual(['The list of files is as it was.'])
    rmSync(join(places.folder, 'orchard-480.avif'))
    await preparePictures(places)
    expect(indexOf(places).orchard.src).toBe('/pictures/orchard.svg')
  })

  it('reports a file that is too large at the lowest quality', async () => {
    const places = { ...project(), limit: 300 }
    writeFileSync(join(places.folder, 'surgeon.png'), await photograph(500, 400).png().toBuffer())
    const { lines } = await preparePictures(places)
    expect(lines.join('\n')).toMatch(/surgeon-480\.avif: .* at quality 28 \(over 0.3 kB/)
  })

  it('skips unusable files, says why, and processes the others', async () => {
    const places = project()
    const put = (file: string, data: string | Buffer) => writeFileSync(join(places.folder, file), data)
    put('nobody.jpg', await photograph(900, 600).jpeg().toBuffer())
    put('surgeon.jpg', 'not a photograph')
    put('orchard.jpg', await photograph(900, 600).jpeg().toBuffer())
    put('orchard.png', await photograph(900, 600).png().toBuffer())
    put('surgeon.heic', '')
    const { problems } = await preparePictures(places)
    expect(problems.length).toBe(4)
    for (const file of ['nobody.jpg', 'surgeon.jpg', 'orchard.png', 'surgeon.heic'])
      expect(
        problems.some((problem) => problem.startsWith(`${file}: `)) && existsSync(join(places.folder, file)),
      ).toBeTruthy()
    expect(indexOf(places).orchard.type).toBe('image/avif')
  })

  it('rejects a photograph that is too small', async () => {
    const places = project()
    writeFileSync(join(places.folder, 'surgeon.jpg'), await photograph(300, 300).jpeg().toBuffer())
    const { problems } = await preparePictures(places)
    expect(problems.join()).toMatch(/surgeon\.jpg: too small .* at least 480 x 360 pixels/)
  })
})
