import { inflateSync } from 'node:zlib'

/** A page that Chromium printed: how many pieces of text are on it, and the addresses of its links. */
export type PrintedPage = { texts: number; links: string[] }

/** Reads just enough of a PDF from `page.pdf()` to see what is on which page. */
export function printedPages(pdf: Buffer): PrintedPage[] {
  const file = pdf.toString('latin1')
  const objects = new Map(
    [...file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  )
  const streamOf = (body: string) => {
    const start = body.indexOf('stream\n') + 'stream\n'.length
    const length = Number(/\/Length (\d+)/.exec(body)?.[1])
    const stream = Buffer.from(body.slice(start, start + length), 'latin1')
    return body.includes('/FlateDecode') ? inflateSync(stream) : stream
  }
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((page) => {
      const content = objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '') ?? ''
      const annotations = /\/Annots \[([^\]]*)\]/.exec(page)?.[1] ?? ''
      return {
        // The operators that draw text.
        texts:
          streamOf(content)
            .toString('latin1')
            .match(/\bT[jJ]\b/g)?.length ?? 0,
        links: [...annotations.matchAll(/(\d+) 0 R/g)].flatMap(
          ([, id = '']) => /\/URI \(([^)]*)\)/.exec(objects.get(id) ?? '')?.[1] ?? [],
        ),
      }
    })
}
