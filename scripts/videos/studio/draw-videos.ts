import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import type * as Drawing from '@/scripts/videos/render-videos'
import { videoStyle } from '@/scripts/videos/studio/style'
import { root } from '@/lib/command/root'

/**
 * Bundles scripts/videos (TypeScript with JSX) and renders the videos' frames as markup, without a browser.
 * @param only the slug of a single video; `slugs` lists all of them.
 */
export async function drawVideos(only?: string) {
  const folder = join(root, 'node_modules/.cache/videos')
  mkdirSync(folder, { recursive: true })
  const outfile = join(folder, `${process.pid}.mjs`)
  await build({
    entryPoints: [join(root, 'scripts/videos/render-videos.tsx')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'error',
  })
  // React's development checks take half of the time.
  if (!process.env.NODE_ENV) Object.assign(process.env, { NODE_ENV: 'production' })
  const { renderVideos, framesPerSecond, slugs } = (await import(
    pathToFileURL(outfile).href
  )) as typeof Drawing
  const style = videoStyle()
  return { videos: renderVideos(style, only), slugs, style, framesPerSecond }
}
