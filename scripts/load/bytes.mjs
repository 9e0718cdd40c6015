import { firstLoad } from '../../tests/e2e/loaded-bytes.ts'
import { withBrowser } from './browser.mjs'
import { pages } from './pages.mjs'

const kilobytes = (bytes) => (bytes / 1024).toFixed(1)

function row(name, device, loaded) {
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

/** What the first visit of each page loads, in KB of 1,024 bytes. Bytes do not jitter: once is enough. */
export function measureBytes(url, executablePath) {
  return withBrowser(executablePath, async (open) => {
    const rows = []
    for (const { name, path } of pages)
      for (const device of ['phone', 'desk']) {
        const context = await open(device)
        rows.push(row(name, device, await firstLoad(await context.newPage(), url + path)))
        await context.close()
      }
    return rows
  })
}
