import { firstLoad, type LoadedKinds } from '@/tests/support/loaded-bytes'
import { withBrowser, type Device } from './browser.ts'
import { pages } from './pages.ts'

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)

function row(name: string, device: Device, loaded: LoadedKinds) {
  const { document, script, stylesheet, font, image, other } = loaded
  const all = Object.values(loaded)
  return {
    page: name,
    device,
    'HTML br (gzip)': `${kilobytes(document.brotli)} (${kilobytes(document.gzip)})`,
    'script gzip': kilobytes(script.gzip),
    'styles gzip': kilobytes(stylesheet.gzip),
    fonts: kilobytes(font.plain),
    'pictures gzip': kilobytes(image.gzip),
    'other gzip': kilobytes(other.gzip),
    requests: all.reduce((sum, { files }) => sum + files, 0),
    'as sent': kilobytes(all.reduce((sum, { sent }) => sum + sent, 0)),
  }
}

/**
 * The download size of a first visit to each page, in KB of 1,024 bytes. Deterministic, so one run is enough.
 */
export function measureBytes(url: string, executablePath: string) {
  return withBrowser(executablePath, async (open) => {
    const rows = []
    for (const { name, path } of pages)
      for (const device of ['phone', 'desktop'] as const) {
        const context = await open(device)
        rows.push(row(name, device, await firstLoad(await context.newPage(), url + path)))
        await context.close()
      }
    return rows
  })
}
