import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import { UsageError } from '@/lib/command/main'

const widths = [480, 800, 1200] as const
const maxBytes = 25_000
/** Tried in order until a file is small enough. Below the last one, faces become blotchy. */
const qualities = [62, 54, 46, 39, 33, 28]
const photograph = /\.(jpe?g|png|webp|avif)$/i
/** Formats of phones and editors that sharp's prebuilt binaries can't read. */
const unreadable = /\.(hei[cf]|tiff?|gif|bmp|psd|dng|raw)$/i

type Picture = { name: string; width: number; height: number }
type Places = {
  pictures: readonly Picture[]
  folder: string
  /** Where original photographs are moved after processing. */
  originals: string
  index: string
  /** Maximum size of a file in bytes. */
  limit?: number
}

const outputFile = (name: string, width: number) => `${name}-${width}.avif`

const outputFiles = (pictures: readonly Picture[]) =>
  new Set(pictures.flatMap(({ name }) => widths.map((width) => outputFile(name, width))))

/** Finds the photographs in the folder, and files that can't be used. */
function findPhotographs({ pictures, folder }: Places): { found: Map<Picture, string>; problems: string[] } {
  const made = outputFiles(pictures)
  const files = readdirSync(folder).filter((file) => !made.has(file))
  const problems = files.filter((file) => unreadable.test(file)).map((file) => `${file}: save it as a JPEG.`)
  const found = new Map<Picture, string>()
  for (const file of files.filter((file) => photograph.test(file))) {
    const picture = pictures.find(({ name }) => name === parse(file).name)
    if (!picture) problems.push(`${file}: no picture is called ${parse(file).name}.`)
    else if (found.has(picture)) problems.push(`${file}: there is already ${found.get(picture)}. Keep one.`)
    else found.set(picture, file)
  }
  return { found, problems }
}

/** The widths the photograph has enough pixels for. */
function widthsFor(
  { name, width, height }: Picture,
  size: { width: number; height: number },
  file: string,
): [number, ...number[]] {
  const available = Math.floor(Math.min(size.width, (size.height * width) / height))
  const [first, ...others] = widths.filter((each) => each <= available)
  const minimum = `at least ${widths[0]} x ${Math.round((widths[0] * height) / width)} pixels`
  if (first === undefined) throw new UsageError(`${file}: too small for ${name}, which takes ${minimum}.`)
  return [first, ...others]
}

/**
 * Rotates upright, crops to the picture's aspect ratio and converts to sRGB. sharp drops metadata by default.
 */
async function crop(path: string, picture: Picture, file: string) {
  const { autoOrient } = await sharp(path).metadata()
  const possible = widthsFor(picture, autoOrient, file)
  const width = Math.max(...possible)
  const height = Math.round((width * picture.height) / picture.width)
  const image = sharp(path).autoOrient().flatten({ background: '#FAF7F0' })
  const data = await image.resize(width, height, { position: 'attention' }).png().toBuffer()
  return { data, possible }
}

/** Encodes at the best quality that is small enough, else at the lowest. */
async function encode(
  data: Buffer,
  width: number,
  limit: number,
): Promise<{ data: Buffer; quality: number }> {
  let last = { quality: 0, data }
  for (const quality of qualities) {
    last = { quality, data: await sharp(data).resize(width).avif({ quality, effort: 5 }).toBuffer() }
    if (last.data.length <= limit) break
  }
  return last
}

/** Writes atomically. */
function write(path: string, data: string | Buffer): void {
  writeFileSync(`${path}.part`, data)
  renameSync(`${path}.part`, path)
}

/** An unused path in the folder of originals. */
function freePath(originals: string, file: string): string {
  const { name, ext } = parse(file)
  const candidates = [file, ...Array.from({ length: 999 }, (_, index) => `${name}-${index + 2}${ext}`)]
  return join(originals, candidates.find((candidate) => !existsSync(join(originals, candidate))) ?? file)
}

/** The folder ignores itself in git, and is outside of public/, so originals are never published. */
function archiveOriginal(path: string, originals: string, file: string): string {
  mkdirSync(originals, { recursive: true })
  writeFileSync(join(originals, '.gitignore'), '*\n')
  const archived = freePath(originals, file)
  renameSync(path, archived)
  return archived
}

/** Makes the files of one photograph. Returns a report, line by line. */
async function processPhotograph(
  picture: Picture,
  file: string,
  { folder, originals, limit = maxBytes }: Places,
): Promise<string[]> {
  const path = join(folder, file)
  const { data, possible } = await crop(path, picture, file)
  const lines: string[] = []
  for (const width of possible) {
    const made = await encode(data, width, limit)
    write(join(folder, outputFile(picture.name, width)), made.data)
    const size = `${(made.data.length / 1000).toFixed(1)} kB at quality ${made.quality}`
    const over =
      made.data.length > limit ? ` (over ${limit / 1000} kB: use a photograph with less detail)` : ''
    lines.push(`  ${outputFile(picture.name, width)}: ${size}${over}`)
  }
  const stale = widths.filter((width) => !possible.includes(width))
  for (const width of stale) rmSync(join(folder, outputFile(picture.name, width)), { force: true })
  if (stale.length) lines.push(`  not made, the photograph is too small: ${stale.join(', ')} pixels wide`)
  const archived = archiveOriginal(path, originals, file)
  return [`${file} becomes ${picture.name}:`, ...lines, `  the original is now ${archived}`]
}

/** The index entry of a picture: the AVIF files if there is a photograph, else the illustration. */
function entry({ name }: Picture, folder: string) {
  const made = widths.filter((width) => existsSync(join(folder, outputFile(name, width))))
  const url = (width: number) => `/pictures/${outputFile(name, width)}`
  if (made.length === 0) return { src: `/pictures/${name}.svg`, srcset: '', type: 'image/svg+xml' }
  const srcset = made.map((width) => `${url(width)} ${width}w`).join(', ')
  return { src: url(Math.max(...made)), srcset, type: 'image/avif' }
}

/** Returns whether the index changed. */
function writeIndex({ pictures, folder, index }: Places): boolean {
  const files = Object.fromEntries(pictures.map((picture) => [picture.name, entry(picture, folder)]))
  const text = `${JSON.stringify(files, null, 2)}\n`
  if (existsSync(index) && readFileSync(index, 'utf8') === text) return false
  write(index, text)
  return true
}

/** Processes photographs one by one; a failure doesn't stop the others. */
async function processAll(found: ReadonlyMap<Picture, string>, places: Places) {
  const lines: string[] = []
  const problems: string[] = []
  for (const [picture, file] of found) {
    try {
      lines.push(...(await processPhotograph(picture, file, places)))
    } catch (error) {
      const { message } = error as Error
      problems.push(error instanceof UsageError ? message : `${file}: ${message}`)
    }
  }
  return { lines, problems }
}

/** Processes all photographs in the folder. Returns what was done, and what the user has to fix. */
export async function preparePictures(places: Places): Promise<{ lines: string[]; problems: string[] }> {
  const { found, problems } = findPhotographs(places)
  const processed = await processAll(found, places)
  const changed = writeIndex(places)
  const last = changed ? `${places.index} is written.` : 'The list of files is as it was.'
  return { lines: [...processed.lines, last], problems: [...problems, ...processed.problems] }
}
