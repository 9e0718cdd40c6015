import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { readRows } from './flight-rows'
import { deduplicatePayload } from './deduplicate-payload'

const long = 'Most back pain gets better by itself & “soon”. '.repeat(5)

/** A page as Next.js writes it: markup, then the same content as flight rows, in two chunks. */
function page(markup: string, rows: readonly string[]): string {
  const text = rows.join('')
  const pushes = [[0], [1, text.slice(0, 20)], [1, text.slice(20)]].map((push, index) => {
    const list = index === 0 ? '(self.__next_f=self.__next_f||[])' : 'self.__next_f'
    return `<script>${list}.push(${JSON.stringify(push).replaceAll('<', '\\u003c')})</script>`
  })
  return `<!DOCTYPE html><html><body>${markup}${pushes.join('')}</body></html>`
}

/** Simulates the browser: returns the rows that the page's own script pushes. */
function run(html: string) {
  const [, script = ''] = html.match(/<script>(\(self\.__next_f.*?)<\/script>/s) ?? []
  const marked = [...html.matchAll(/<(\w+) data-payload="([0-9a-f]+)"[^>]*>/g)].map((match) => {
    const from = match.index + match[0].length
    return {
      innerHTML: html.slice(from, html.indexOf(`</${match[1]}>`, from)),
      dataset: { payload: match[2] },
    }
  })
  const self: { __next_f: [number, string][] } = { __next_f: [] }
  new Function('self', 'document', script)(self, { querySelectorAll: () => marked })
  const text = self.__next_f.flatMap(([kind, data]) => (kind === 1 ? [data] : [])).join('')
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- Flight data is of any shape.
  return new Map<string, any>(readRows(text)?.map(({ id, value }) => [id, value]))
}

const section = (children: unknown) => ['$', 'section', null, { className: 'a', children }]
const paragraph = ['$', 'p', 'k', { children: [long, ['$', 'b', null, { children: 7 }]] }]
const markup = renderToString(h('section', { className: 'a' }, h('p', null, long, h('b', null, 7))))

describe('deduplicating the payload', () => {
  it('keeps the markup once, and React reads it from there', () => {
    const html = page(markup, ['1:"$Sreact.fragment"\n', `0:${JSON.stringify({ f: section(paragraph) })}\n`])
    const deduplicated = deduplicatePayload(html)
    expect(deduplicated.length < html.length).toBeTruthy()
    expect(deduplicated.split('Most back pain').length).toBe(html.split('Most back pain').length - 5)
    const rows = run(deduplicated)
    const [, type, key, props] = rows.get('0').f
    expect([type, key, props.className, props.children]).toEqual(['section', null, 'a', undefined])
    const inner = rows.get(props.dangerouslySetInnerHTML.__html.slice(1))
    expect(`<section class="a">${inner}</section>`).toBe(markup)
  })

  it('follows references to other rows, and drops unused ones', () => {
    const html = page(markup, [
      `0:${JSON.stringify({ f: section('$L2') })}\n`,
      `2:${JSON.stringify(paragraph)}\n`,
    ])
    expect([...run(deduplicatePayload(html)).keys()].sort()).toEqual(['0', '3'])
  })

  it('keeps client components and their surroundings', () => {
    const client = ['$', '$L3', null, { children: section(paragraph) }]
    const html = page(`<div>${markup}</div>`, [
      '3:I[1,["x"],"Menu"]\n',
      `0:${JSON.stringify({ f: ['$', 'div', null, { children: client }] })}\n`,
    ])
    const [, , , props] = run(deduplicatePayload(html)).get('0').f
    expect(props.children[1]).toBe('$L3')
    expect(props.children[3].children[3].dangerouslySetInnerHTML).toBeTruthy()
  })

  it('drops the content of noscript elements, which React never renders', () => {
    const html = page(`<div><noscript>${markup}</noscript>${markup}</div>`, [
      `0:${JSON.stringify({ f: ['$', 'div', null, { children: [['$', 'noscript', null, { children: '$L2' }], '$L3', section(paragraph)] }] })}\n`,
      '2:["$","nav",null,{"children":["$","a",null,{"href":"/","children":"Only without script"}]}]\n',
      '3:I[1,["x"],"Menu"]\n',
    ])
    const deduplicated = deduplicatePayload(html)
    expect(deduplicated.includes(`<noscript>${markup}</noscript>`)).toBeTruthy()
    expect(deduplicated).not.toMatch(/Only without script/)
    const [noscript] = run(deduplicated).get('0').f[3].children
    expect(noscript).toEqual(['$', 'noscript', null, { children: null }])
  })

  const unchanged = {
    'whose markup differs from React’s output': page(markup.replace('class', 'id'), [
      `0:${JSON.stringify({ f: section(paragraph) })}\n`,
    ]),
    'that is referenced by path from another row': page(markup, [
      `0:${JSON.stringify({ f: section(paragraph), g: '$0:f:props:children' })}\n`,
    ]),
    'with an unknown kind of value': page(markup, [
      `0:${JSON.stringify({ f: section(['$', 'p', 'k', { children: [long, '$D2026-01-01'] }]) })}\n`,
    ]),
    'with unreadable rows': page(markup, ['0:o5,12345']),
    'with an element that React hoists': page(`<section class="a"><title>${long}</title></section>`, [
      `0:${JSON.stringify({ f: section(['$', 'title', null, { children: long }]) })}\n`,
    ]),
    'without flight data': markup,
    'whose markup scripts cannot see': page(`<noscript>${markup}</noscript>`, [
      `0:${JSON.stringify({ f: section(paragraph) })}\n`,
    ]),
  }
  for (const [what, html] of Object.entries(unchanged))
    it(`does not change a page ${what}`, () => expect(deduplicatePayload(html)).toBe(html))
})
