import { filesOf } from './offline-worker'

const built: Record<string, string> = {
  'static/chunks/page.js': 'e.v(t=>Promise.all(["static/chunks/later.js"].map(t=>e.l(t))))',
  'static/chunks/later.js': 'e.v(t=>Promise.all(["static/chunks/page.js","static/chunks/last.js"]))',
  'static/chunks/last.js': '1',
  'static/chunks/look.css': '@font-face{src:url(../media/letters-s.p.0a.woff2)format("woff2")}',
  'static/media/letters-s.p.0a.woff2': '\u0000',
  'static/chunks/other.js': 'of another page',
}
const read = (name: string) => built[name] ?? null

test('finds all files transitively: lazy scripts and fonts in styles', () => {
  const html =
    '<link rel="stylesheet" href="/_next/static/chunks/look.css"/><script src="/_next/static/chunks/page.js"></script>'
  expect(filesOf([html], read)).toEqual([
    '/_next/static/chunks/last.js',
    '/_next/static/chunks/later.js',
    '/_next/static/chunks/look.css',
    '/_next/static/chunks/page.js',
    '/_next/static/media/letters-s.p.0a.woff2',
  ])
})

test('includes files in flight data and ignores missing ones', () => {
  const html = String.raw`<script>self.__next_f.push([1,"[\"/_next/static/chunks/last.js\",\"static/chunks/gone.js\"]"])</script>`
  expect(filesOf([html], read)).toEqual(['/_next/static/chunks/last.js'])
})
