import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { filmStyle } from './film-style.mjs'
import { root } from './paths.mjs'

/**
 * Bundles scripts/videos, which is TypeScript with JSX, and draws the films: as markup, without a browser.
 * @param {string} [only] the slug of the one film that is wanted
 * @returns {Promise<{ films: any[], slugs: string[], style: string, framesPerSecond: number }>} `slugs` names all of them
 */
export async function drawFilms(only) {
  const folder = join(root, 'node_modules/.cache/films')
  mkdirSync(folder, { recursive: true })
  const outfile = join(folder, `${process.pid}.mjs`)
  await build({
    entryPoints: [join(root, 'scripts/videos/film.tsx')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'error',
  })
  // React's own checks cost half of the time.
  process.env.NODE_ENV ??= 'production'
  const { films, framesPerSecond, slugs } = await import(pathToFileURL(outfile).href)
  const style = filmStyle()
  return { films: films(style, only), slugs, style, framesPerSecond }
}
