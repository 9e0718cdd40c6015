import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { encode } from './encode.mjs'
import { openStudio } from './film-studio.mjs'

/** Photographs every different picture of a film, once. */
async function takePictures(film, style, folder, executablePath) {
  const studio = await openStudio(style, executablePath)
  try {
    for (const [name, markup] of film.pictures) {
      writeFileSync(join(folder, `${name}.png`), await studio.picture(markup))
    }
  } finally {
    await studio.close()
  }
}

/** Puts a made file among the public ones under a name that changes with what is in it. */
function publish(data, { slug, kind, folder }) {
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 10)
  const name = kind.startsWith('.') ? `${slug}-${hash}${kind}` : `${slug}-${kind}-${hash}.vtt`
  writeFileSync(join(folder, name), data)
  return `/videos/${name}`
}

/**
 * Makes the files of one film.
 * @returns what content/video-files.json says of it: addresses, sizes in bytes, length in seconds
 */
export async function makeFilm(film, { style, folder, executablePath, framesPerSecond }) {
  const temporary = mkdtempSync(join(tmpdir(), 'film-'))
  const frames = join(temporary, 'frames')
  mkdirSync(frames)
  try {
    await takePictures(film, style, temporary, executablePath)
    film.order.forEach((name, frame) =>
      symlinkSync(join(temporary, `${name}.png`), join(frames, `${String(frame).padStart(5, '0')}.png`)),
    )
    const made = { mp4: join(temporary, 'film.mp4'), webm: join(temporary, 'film.webm') }
    for (const [kind, file] of Object.entries(made)) await encode(kind, { frames, framesPerSecond, file })
    const poster = await sharp(join(temporary, `${film.poster}.png`))
      .webp({ quality: 82 })
      .toBuffer()
    const put = (data, kind) => publish(data, { slug: film.slug, kind, folder })
    return {
      digest: film.digest,
      seconds: film.seconds,
      mp4: { src: put(readFileSync(made.mp4), '.mp4'), bytes: statSync(made.mp4).size },
      webm: { src: put(readFileSync(made.webm), '.webm'), bytes: statSync(made.webm).size },
      poster: put(poster, '.webp'),
      captions: put(film.tracks.captions, 'captions'),
      chapters: put(film.tracks.chapters, 'chapters'),
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}
