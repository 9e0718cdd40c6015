import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@/lib/command/root'

const fonts = {
  'Source Serif 4': 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  'Atkinson Hyperlegible Next':
    'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
}

const face = ([family, file]: [string, string]) => {
  const data = readFileSync(join(root, 'node_modules/@fontsource-variable', file)).toString('base64')
  return `@font-face { font-family: '${family}'; font-weight: 200 900; src: url(data:font/woff2;base64,${data}); }`
}

/** On a phone held upright, 390 px wide, these letters are 18 px high. */
const letters = '60px/1.2'

/** The style sheet of the frames, with the site's fonts embedded, so that rendering needs no requests. */
export const videoStyle = (): string => `
${Object.entries(fonts).map(face).join('\n')}
* { margin: 0; box-sizing: border-box; }
body { width: 1280px; height: 720px; overflow: hidden; background: #faf7f0; color: #16241f; }
svg { position: absolute; inset: 0; font-family: 'Atkinson Hyperlegible Next'; }
.words { position: absolute; left: 56px; top: 40px; width: 584px; height: 592px; display: flex; align-items: center; }
p { font: 500 ${letters} 'Atkinson Hyperlegible Next'; text-wrap: balance; }
p.title { font: 500 76px/1.08 'Source Serif 4'; letter-spacing: -0.015em; }
p.urgent { color: #a3341a; font-weight: 650; }
`
