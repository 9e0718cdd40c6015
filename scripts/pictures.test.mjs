import assert from 'node:assert/strict'
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
import { after, describe, it } from 'node:test'
import sharp from 'sharp'
import { preparePictures } from './pictures.mjs'

const pictures = [
  { name: 'surgeon', width: 1200, height: 900 },
  { name: 'orchard', width: 900, height: 600 },
]

const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 19/1 0/1' }, IFD0: { Artist: 'Somebody' } }

/** A soft picture with a bright spot. */
function photograph(width, height) {
  const create = { width, height, channels: 3, background: '#86A592' }
  const spot = `<svg width="${width}" height="${height}"><circle cx="50%" cy="40%" r="20%" fill="#B87C55"/></svg>`
  return sharp({ create }).composite([{ input: Buffer.from(spot) }])
}

describe('npm run pictures', () => {
  const temporary = mkdtempSync(join(tmpdir(), 'pictures-'))
  after(() => rmSync(temporary, { recursive: true }))

  /** A project with nothing but illustrations. */
  function project() {
    const base = mkdtempSync(join(temporary, 'project-'))
    const folder = join(base, 'public/pictures')
    mkdirSync(folder, { recursive: true })
    for (const { name } of pictures) writeFileSync(join(folder, `${name}.svg`), '<svg/>')
    return { pictures, folder, originals: join(base, 'photographs'), index: join(base, 'files.json') }
  }
  const indexOf = (places) => JSON.parse(readFileSync(places.index, 'utf8'))

  it('lists the illustrations where there is no photograph, and writes that once', async () => {
    const places = project()
    await preparePictures(places)
    assert.deepEqual(indexOf(places).surgeon, {
      src: '/pictures/surgeon.svg',
      srcset: '',
      type: 'image/svg+xml',
    })
    const { lines } = await preparePictures(places)
    assert.deepEqual(lines, ['The list of files is as it was.'])
  })

  it('makes small files in three widths, cropped, upright, without the place it was taken', async () => {
    const places = project()
    const source = photograph(1600, 2000).withExif(place).withMetadata({ orientation: 6 })
    const original = join(places.folder, 'surgeon.JPG')
    writeFileSync(original, await source.withExifMerge(place).jpeg().toBuffer())
    assert.ok((await sharp(original).metadata()).exif, 'the photograph has metadata to lose')

    const { problems } = await preparePictures(places)
    assert.deepEqual(problems, [])
    for (const width of [480, 800, 1200]) {
      const file = join(places.folder, `surgeon-${width}.avif`)
      const made = await sharp(file).metadata()
      assert.deepEqual([made.width, made.height], [width, (width * 3) / 4])
      assert.deepEqual(
        [made.exif, made.xmp, made.iptc, made.orientation ?? 1],
        [undefined, undefined, undefined, 1],
      )
      assert.ok(statSync(file).size <= 25_000)
    }
    assert.deepEqual(indexOf(places).surgeon, {
      src: '/pictures/surgeon-1200.avif',
      srcset:
        '/pictures/surgeon-480.avif 480w, /pictures/surgeon-800.avif 800w, /pictures/surgeon-1200.avif 1200w',
      type: 'image/avif',
    })
    assert.equal(indexOf(places).orchard.type, 'image/svg+xml')
  })

  it('keeps every original, out of public and out of git', async () => {
    const places = project()
    for (const height of [700, 720]) {
      writeFileSync(join(places.folder, 'orchard.png'), await photograph(900, height).png().toBuffer())
      await preparePictures(places)
    }
    assert.deepEqual(readdirSync(places.originals).sort(), ['.gitignore', 'orchard-2.png', 'orchard.png'])
    assert.equal(readFileSync(join(places.originals, '.gitignore'), 'utf8'), '*\n')
    assert.ok(!existsSync(join(places.folder, 'orchard.png')))
  })

  it('changes nothing when it is run again, and returns to the illustration without the files', async () => {
    const places = project()
    writeFileSync(join(places.folder, 'orchard.webp'), await photograph(520, 400).webp().toBuffer())
    await preparePictures(places)
    assert.equal(indexOf(places).orchard.srcset, '/pictures/orchard-480.avif 480w')
    assert.deepEqual((await preparePictures(places)).lines, ['The list of files is as it was.'])
    rmSync(join(places.folder, 'orchard-480.avif'))
    await preparePictures(places)
    assert.equal(indexOf(places).orchard.src, '/pictures/orchard.svg')
  })

  it('says so when the last quality is still too large', async () => {
    const places = { ...project(), limit: 300 }
    writeFileSync(join(places.folder, 'surgeon.png'), await photograph(500, 400).png().toBuffer())
    const { lines } = await preparePictures(places)
    assert.match(lines.join('\n'), /surgeon-480\.avif: .* at quality 28 \(over 0.3 kB/)
  })

  it('leaves what it cannot use, says why, and takes up the others', async () => {
    const places = project()
    const put = (file, data) => writeFileSync(join(places.folder, file), data)
    put('nobody.jpg', await photograph(900, 600).jpeg().toBuffer())
    put('surgeon.jpg', 'not a photograph')
    put('orchard.jpg', await photograph(900, 600).jpeg().toBuffer())
    put('orchard.png', await photograph(900, 600).png().toBuffer())
    put('surgeon.heic', '')
    const { problems } = await preparePictures(places)
    assert.equal(problems.length, 4)
    for (const file of ['nobody.jpg', 'surgeon.jpg', 'orchard.png', 'surgeon.heic'])
      assert.ok(
        problems.some((problem) => problem.startsWith(`${file}: `)) && existsSync(join(places.folder, file)),
      )
    assert.equal(indexOf(places).orchard.type, 'image/avif')
  })

  it('refuses a photograph that is too small', async () => {
    const places = project()
    writeFileSync(join(places.folder, 'surgeon.jpg'), await photograph(300, 300).jpeg().toBuffer())
    const { problems } = await preparePictures(places)
    assert.match(problems.join(), /surgeon\.jpg: too small .* at least 480 x 360 pixels/)
  })
})
