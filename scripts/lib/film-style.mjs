import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

const fonts = {
  'Source Serif 4': 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  'Atkinson Hyperlegible Next':
    'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
}

const face = ([family, file]) => {
  const data = readFileSync(join(root, 'node_modules/@fontsource-variable', file)).toString('base64')
  return `@font-face { font-family: '${family}'; font-weight: 200 900; src: url(data:font/woff2;base64,${data}); }`
}

/** The style sheet of the films' pictures, with the site's fonts inside: nothing is looked up while they are taken. */
export const filmStyle = () => `
${Object.entries(fonts).map(face).join('\n')}
* { margin: 0; box-sizing: border-box; }
body { width: 1280px; height: 720px; overflow: hidden; background: #faf7f0; color: #16241f; }
svg { position: absolute; inset: 0; font-family: 'Atkinson Hyperlegible Next'; }
.words { position: absolute; left: 72px; top: 60px; width: 556px; height: 560px; display: flex; align-items: center; }
p { font: 500 50px/1.24 'Atkinson Hyperlegible Next'; text-wrap: balance; }
p.title { font: 500 76px/1.08 'Source Serif 4'; letter-spacing: -0.015em; }
p.urgent { color: #a3341a; font-weight: 650; }
`
