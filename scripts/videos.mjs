import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from './lib/browser.mjs'
import { projectNode, root } from './lib/paths.mjs'
import { main, Refusal, runTool } from './lib/run.mjs'

const usage = `npm run videos -- [--only slug] [--check] [--sheet folder]

Makes the films of content/videos into public/videos: only those whose words or drawings have changed. Needs Chromium
and ffmpeg; a build of the site needs neither.
--check  says what is out of date and makes nothing. Needs neither of the two.
--sheet  puts one picture for each scene into a folder, to be looked at before a film is made. Needs Chromium.`

const folder = join(root, 'public/videos')
const index = join(root, 'content/video-files.json')

const readIndex = () => JSON.parse(readFileSync(index, 'utf8'))

/** In the order of the page, without films that are no more. */
function writeIndex(made, order) {
  const entries = order.filter((slug) => made[slug]).map((slug) => [slug, made[slug]])
  writeFileSync(index, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
}

/** The names of all files that a list of films speaks of. */
const filesOf = (entries) =>
  Object.values(entries).flatMap(({ mp4, webm, poster, captions, chapters }) =>
    [mp4.src, webm.src, poster, captions, chapters].map((address) => address.slice('/videos/'.length)),
  )

function removeStrangers(entries) {
  const known = new Set(filesOf(entries))
  for (const file of readdirSync(folder)) if (!known.has(file)) rmSync(join(folder, file))
}

function browserPath() {
  const path = findBrowser()
  if (!path) throw new Refusal('No Chromium here: install it, or name it in CHROMIUM_PATH.')
  return path
}

/** @returns {Promise<number>} 1 if something has to be made anew */
async function check() {
  const { drawFilms } = await import('./lib/films.mjs')
  const { films } = await drawFilms()
  const stale = films.filter(({ slug, digest }) => readIndex()[slug]?.digest !== digest)
  for (const { slug } of stale) console.log(`${slug}: its words or drawings changed since it was made`)
  if (!stale.length) console.log(`All ${films.length} films are up to date.`)
  return stale.length ? 1 : 0
}

async function make(only) {
  const { drawFilms } = await import('./lib/films.mjs')
  const { makeFilm } = await import('./lib/film-files.mjs')
  const { films, slugs: order, ...means } = await drawFilms(only)
  if (!films.length) throw new Refusal(`No film is called ${only}. There are: ${order.join(', ')}`)
  const made = readIndex()
  for (const film of films) {
    if (made[film.slug]?.digest === film.digest) {
      console.log(`${film.slug}: as it was`)
      continue
    }
    made[film.slug] = await makeFilm(film, { ...means, folder, executablePath: browserPath() })
    writeIndex(made, order)
    const { seconds, mp4, webm } = made[film.slug]
    console.log(`${film.slug}: ${seconds} s, MP4 ${mp4.bytes} bytes, WebM ${webm.bytes} bytes`)
  }
  writeIndex(made, order)
  removeStrangers(readIndex())
  return 0
}

async function sheet(only, target) {
  const { drawFilms } = await import('./lib/films.mjs')
  const { takeSheet } = await import('./lib/film-sheet.mjs')
  const { films, style } = await drawFilms(only)
  for (const film of films) await takeSheet(film, { style, target, executablePath: browserPath() })
  return 0
}

await main(async () => {
  if (process.execPath !== projectNode()) {
    return (await runTool('scripts/videos.mjs', process.argv.slice(2))).ok ? 0 : 1
  }
  const text = { type: 'string' }
  const flag = { type: 'boolean' }
  const { values } = parseArgs({ options: { only: text, check: flag, sheet: text, help: flag } })
  if (values.help) throw new Refusal(usage)
  if (values.check) return check()
  return values.sheet ? sheet(values.only, values.sheet) : make(values.only)
})
