import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, parse } from 'node:path'
import { projectNode, root } from './lib/paths.mjs'
import { main, Refusal, runTool } from './lib/run.mjs'

const usage = `npm run pictures

Takes up the photographs that were put into public/pictures under the name of an illustration, for example
surgeon-consulting-room.jpg: makes AVIF files of them in several widths, cropped to the illustration's ratio and
without metadata, moves the original to photographs/ (not in git, never served), and writes
content/picture-files.json, which the pages read. To return to the illustration, delete the picture's AVIF files
and run it again.`

const widths = [480, 800, 1200]
const maxBytes = 25_000
/** Tried in turn until a file is small enough. Below the last one faces fall into patches. */
const qualities = [62, 54, 46, 39, 33, 28]
const photograph = /\.(jpe?g|png|webp|avif)$/i
/** What phones and editors make, and sharp's ready-made packages cannot read. */
const unreadable = /\.(hei[cf]|tiff?|gif|bmp|psd|dng|raw)$/i

/** @typedef {{ name: string, width: number, height: number }} Picture */
/** @typedef {{ pictures: readonly Picture[], folder: string, originals: string, index: string, limit?: number }} Places */

const madeFile = (name, width) => `${name}-${width}.avif`

/** @param {readonly Picture[]} pictures */
const madeFiles = (pictures) =>
  new Set(pictures.flatMap(({ name }) => widths.map((width) => madeFile(name, width))))

async function loadSharp() {
  try {
    return (await import('sharp')).default
  } catch {
    throw new Refusal('The package sharp is not here: run npm ci.')
  }
}

/**
 * The photographs that wait in the folder, and the files that nobody can use.
 * @param {Places} places
 */
function findPhotographs({ pictures, folder }) {
  const made = madeFiles(pictures)
  const files = readdirSync(folder).filter((file) => !made.has(file))
  const problems = files.filter((file) => unreadable.test(file)).map((file) => `${file}: save it as a JPEG.`)
  const found = new Map()
  for (const file of files.filter((file) => photograph.test(file))) {
    const picture = pictures.find(({ name }) => name === parse(file).name)
    if (!picture) problems.push(`${file}: no picture is called ${parse(file).name}.`)
    else if (found.has(picture)) problems.push(`${file}: there is already ${found.get(picture)}. Keep one.`)
    else found.set(picture, file)
  }
  return { found, problems }
}

/** The widths that the photograph has pixels for. */
function widthsFor({ name, width, height }, size, file) {
  const available = Math.floor(Math.min(size.width, (size.height * width) / height))
  const possible = widths.filter((each) => each <= available)
  const least = `at least ${widths[0]} x ${Math.round((widths[0] * height) / width)} pixels`
  if (!possible.length) throw new Refusal(`${file}: too small for ${name}, which takes ${least}.`)
  return possible
}

/** Upright, cropped to the picture's ratio, in sRGB; sharp writes no metadata unless it is asked to. */
async function crop(sharp, path, picture, file) {
  const { autoOrient } = await sharp(path).metadata()
  const possible = widthsFor(picture, autoOrient, file)
  const width = possible.at(-1)
  const height = Math.round((width * picture.height) / picture.width)
  const image = sharp(path).autoOrient().flatten({ background: '#FAF7F0' })
  const data = await image.resize(width, height, { position: 'attention' }).png().toBuffer()
  return { data, possible }
}

/** @returns {Promise<{ data: Buffer, quality: number }>} the best that is small enough, else the smallest */
async function encode(sharp, data, width, limit) {
  let last
  for (const quality of qualities) {
    last = { quality, data: await sharp(data).resize(width).avif({ quality, effort: 5 }).toBuffer() }
    if (last.data.length <= limit) break
  }
  return last
}

/** A file is there whole or not at all. */
function write(path, data) {
  writeFileSync(`${path}.part`, data)
  renameSync(`${path}.part`, path)
}

/** A path in the folder of originals that no earlier original has. */
function freePath(originals, file) {
  const { name, ext } = parse(file)
  const candidates = [file, ...Array.from({ length: 999 }, (_, index) => `${name}-${index + 2}${ext}`)]
  return join(originals, candidates.find((candidate) => !existsSync(join(originals, candidate))) ?? file)
}

/** The folder ignores itself, so an original reaches neither git nor a visitor. */
function putAway(path, originals, file) {
  mkdirSync(originals, { recursive: true })
  writeFileSync(join(originals, '.gitignore'), '*\n')
  const kept = freePath(originals, file)
  renameSync(path, kept)
  return kept
}

/**
 * Makes the files of one photograph.
 * @param {Places} places
 * @returns {Promise<string[]>} what was done, line by line
 */
async function takeUp(sharp, picture, file, { folder, originals, limit = maxBytes }) {
  const path = join(folder, file)
  const { data, possible } = await crop(sharp, path, picture, file)
  const lines = []
  for (const width of possible) {
    const made = await encode(sharp, data, width, limit)
    write(join(folder, madeFile(picture.name, width)), made.data)
    const size = `${(made.data.length / 1000).toFixed(1)} kB at quality ${made.quality}`
    const over = made.data.length > limit ? ` (over ${limit / 1000} kB: a calmer photograph helps)` : ''
    lines.push(`  ${madeFile(picture.name, width)}: ${size}${over}`)
  }
  const stale = widths.filter((width) => !possible.includes(width))
  for (const width of stale) rmSync(join(folder, madeFile(picture.name, width)), { force: true })
  if (stale.length) lines.push(`  not made, the photograph is too small: ${stale.join(', ')} pixels wide`)
  const kept = putAway(path, originals, file)
  return [`${file} becomes ${picture.name}:`, ...lines, `  the original is now ${kept}`]
}

/** What a page asks for: the AVIF files where there is a photograph, else the illustration. */
function entry({ name }, folder) {
  const made = widths.filter((width) => existsSync(join(folder, madeFile(name, width))))
  const url = (width) => `/pictures/${madeFile(name, width)}`
  if (!made.length) return { src: `/pictures/${name}.svg`, srcset: '', type: 'image/svg+xml' }
  const srcset = made.map((width) => `${url(width)} ${width}w`).join(', ')
  return { src: url(made.at(-1)), srcset, type: 'image/avif' }
}

/** @param {Places} places @returns {boolean} whether it changed */
function writeIndex({ pictures, folder, index }) {
  const files = Object.fromEntries(pictures.map((picture) => [picture.name, entry(picture, folder)]))
  const text = `${JSON.stringify(files, null, 2)}\n`
  if (existsSync(index) && readFileSync(index, 'utf8') === text) return false
  write(index, text)
  return true
}

/** Takes up one after the other; what fails for one photograph does not keep the others from being taken up. */
async function takeUpAll(found, places) {
  const lines = []
  const problems = []
  const sharp = found.size ? await loadSharp() : undefined
  for (const [picture, file] of found) {
    try {
      lines.push(...(await takeUp(sharp, picture, file, places)))
    } catch (error) {
      problems.push(error instanceof Refusal ? error.message : `${file}: ${error.message}`)
    }
  }
  return { lines, problems }
}

/**
 * @param {Places} places
 * @returns {Promise<{ lines: string[], problems: string[] }>} what was done, and what the reader has to mend
 */
export async function preparePictures(places) {
  const { found, problems } = findPhotographs(places)
  const taken = await takeUpAll(found, places)
  const changed = writeIndex(places)
  const last = changed ? `${places.index} is written.` : 'The list of files is as it was.'
  return { lines: [...taken.lines, last], problems: [...problems, ...taken.problems] }
}

/** Node reads the list's TypeScript itself, the project's Node at least. */
const ownPlaces = async () => ({
  pictures: (await import('../content/pictures.ts')).pictures,
  folder: join(root, 'public/pictures'),
  originals: join(root, 'photographs'),
  index: join(root, 'content/picture-files.json'),
})

async function run() {
  if (process.argv.length > 2) throw new Refusal(usage)
  if (process.execPath !== projectNode()) return (await runTool('scripts/pictures.mjs')).ok ? 0 : 1
  const { lines, problems } = await preparePictures(await ownPlaces())
  console.log(lines.join('\n'))
  if (!problems.length) return 0
  console.error(
    `\nNot used, and still in public/pictures, where visitors can fetch it:\n${problems.join('\n')}`,
  )
  return 1
}

// The test imports this file, too.
if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) await main(run)
