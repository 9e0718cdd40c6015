import { inflateSync } from 'node:zlib'

/**
 * A structure element as a screen reader sees it: its type, its text or alternative text, and its children.
 */
export type PdfPart = { type: string; text: string; alt: string; parts: PdfPart[] }

type Objects = Map<string, string>

const reference = /(\d+) 0 R/
const idOf = (text: string) => reference.exec(text)?.[1] ?? ''

function objectsOf(file: string): Objects {
  const found = file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)
  return new Map([...found].map(([, id = '', body = '']) => [id, body]))
}

function streamOf(body: string): string {
  const [head = '', rest = ''] = body.split(/\nstream\n/)
  const bytes = Buffer.from(rest.slice(0, rest.lastIndexOf('\nendstream')), 'latin1')
  return (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

/** An array value of a dictionary, including nested arrays. */
function arrayAfter(body: string, key: string): string {
  const start = body.indexOf(`/${key} [`)
  if (start < 0) return new RegExp(`/${key} (\\d+(?: 0 R)?)`).exec(body)?.[1] ?? ''
  let depth = 0
  for (let index = start; index < body.length; index++) {
    if (body[index] === '[') depth += 1
    if (body[index] === ']' && --depth === 0) return body.slice(body.indexOf('[', start) + 1, index)
  }
  return ''
}

function textOf(literal: string): string {
  const bytes = Buffer.from(literal.replace(/\\([()\\])/g, '$1'), 'latin1')
  if (bytes[0] !== 0xfe) return bytes.toString('latin1')
  return new TextDecoder('utf-16be').decode(bytes.subarray(2))
}

function valueOf(body: string, key: string): string {
  return textOf(new RegExp(`/${key} \\(((?:\\\\[\\s\\S]|[^\\\\)])*)\\)`).exec(body)?.[1] ?? '')
}

/** A font's characters by glyph code. */
function lettersOf(objects: Objects, font: string): string[] {
  const map = streamOf(objects.get(idOf(/\/ToUnicode (\d+ 0 R)/.exec(font)?.[1] ?? '')) ?? '')
  return [...map.matchAll(/\[((?:<[0-9a-f ]+>\s*)+)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]+)>/g)].map(([, hex = '']) =>
      new TextDecoder('utf-16be').decode(Buffer.from(hex.replaceAll(' ', ''), 'hex')),
    ),
  )
}

/** A page's text by marked-content id; artifacts are under ''. */
function wordsOf(objects: Objects, page: string): Map<string, string> {
  const resources = objects.get(idOf(/\/Resources (\d+ 0 R)/.exec(page)?.[1] ?? '')) ?? page
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
      name,
      lettersOf(objects, objects.get(id) ?? ''),
    ]),
  )
  const words = new Map<string, string>()
  let [mark, letters] = ['', [] as string[]]
  for (const line of streamOf(objects.get(idOf(/\/Contents (\d+ 0 R)/.exec(page)?.[1] ?? '')) ?? '').split(
    '\n',
  )) {
    if (line === 'EMC') mark = ''
    mark = /^\/MCID (\d+)/.exec(line)?.[1] ?? mark
    letters = fonts.get(/\/(F\d+) [\d.]+ Tf/.exec(line)?.[1] ?? '') ?? letters
    if (!line.endsWith('TJ')) continue
    const hex = [...line.matchAll(/<([0-9a-f]+)>/g)].map(([, part = '']) => part).join('')
    const codes = hex.match(/.{4}/g) ?? []
    const text = codes.map((code) => letters[parseInt(code, 16)] ?? '').join('')
    words.set(mark, [words.get(mark), text].filter(Boolean).join(' '))
  }
  return words
}

/** Reads a PDF created by lib/on-device/pdf as a screen reader does: through its structure tree, in order. */
export function readPdf(bytes: Uint8Array) {
  const objects = objectsOf(Buffer.from(bytes).toString('latin1'))
  const bodies = [...objects.values()]
  const catalog = bodies.find((body) => /\/Type \/Catalog/.test(body)) ?? ''
  const pages = new Map(
    [...objects]
      .filter(([, body]) => /\/Type \/Page\b/.test(body))
      .map(([id, body]) => [id, wordsOf(objects, body)]),
  )
  const part = (id: string): PdfPart => {
    const body = objects.get(id) ?? ''
    const kids = arrayAfter(body, 'K')
    const page = idOf(/\/Pg (\d+ 0 R)/.exec(body.replace(kids, ''))?.[1] ?? '')
    const marks = [...kids.matchAll(/\/Pg (\d+) 0 R\s*\/MCID (\d+)|(\d+) 0 R|(\d+)/g)]
    const text = marks.flatMap(([, pg, mcid, , own]) => {
      if (pg && mcid) return [pages.get(pg)?.get(mcid) ?? '']
      return own ? [pages.get(page)?.get(own) ?? ''] : []
    })
    return {
      type: /\/S \/(\w+)/.exec(body)?.[1] ?? '',
      text: text.join(' '),
      alt: valueOf(body, 'Alt'),
      parts: marks.flatMap(([, , , kid]) => (kid ? [part(kid)] : [])),
    }
  }
  const root = objects.get(idOf(/\/StructTreeRoot (\d+ 0 R)/.exec(catalog)?.[1] ?? '')) ?? ''
  return {
    language: valueOf(catalog, 'Lang'),
    isTagged: /\/MarkInfo (\d+ 0 R)/.test(catalog) && bodies.some((body) => /\/Marked true/.test(body)),
    pages: pages.size,
    /** Everything printed on each page. */
    pageTexts: [...pages.values()].map((words) => [...words.values()].join(' ')),
    fonts: bodies.flatMap((body) => /\/Type \/Font\n?[\s\S]*\/BaseFont \/(\S+)/.exec(body)?.[1] ?? []),
    embedded: bodies.filter((body) => body.includes('/FontFile')).length,
    document: part(idOf(arrayAfter(root, 'K'))),
  }
}

/** All elements, in reading order. */
export function partsOf(part: PdfPart): PdfPart[] {
  return [part, ...part.parts.flatMap(partsOf)]
}

/** All text of a document, in reading order. */
export function textOfPdf(bytes: Uint8Array): string {
  return partsOf(readPdf(bytes).document)
    .map(({ text, alt }) => [text, alt].filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\n')
}
