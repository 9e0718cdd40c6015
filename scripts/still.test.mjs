process.env.NODE_ENV = 'production'
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { readRows } from './lib/still/flight-rows.mjs'
import { stillPage } from './lib/still/still-page.mjs'

const long = 'Most back pain gets better by itself & “soon”. '.repeat(5)

/** A page as Next writes it: the markup, then the rows of the same as data, in two pieces. */
function page(markup, rows) {
  const text = rows.join('')
  const pushes = [[0], [1, text.slice(0, 20)], [1, text.slice(20)]].map((push, index) => {
    const list = index === 0 ? '(self.__next_f=self.__next_f||[])' : 'self.__next_f'
    return `<script>${list}.push(${JSON.stringify(push).replaceAll('<', '\\u003c')})</script>`
  })
  return `<!DOCTYPE html><html><body>${markup}${pushes.join('')}</body></html>`
}

/** The same as a browser does: what the page's own script pushes, for a page of these marked elements. */
function run(html) {
  const [, script] = html.match(/<script>(\(self\.__next_f.*?)<\/script>/s)
  const marked = [...html.matchAll(/<(\w+) data-still="([0-9a-f]+)"[^>]*>/g)].map((match) => {
    const from = match.index + match[0].length
    return { innerHTML: html.slice(from, html.indexOf(`</${match[1]}>`, from)), dataset: { still: match[2] } }
  })
  const self = {}
  new Function('self', 'document', script)(self, { querySelectorAll: () => marked })
  const text = self.__next_f.flatMap(([kind, data]) => (kind === 1 ? [data] : [])).join('')
  return new Map(readRows(text).map(({ id, value }) => [id, value]))
}

const section = (children) => ['$', 'section', null, { className: 'a', children }]
const paragraph = ['$', 'p', 'k', { children: [long, ['$', 'b', null, { children: 7 }]] }]
const markup = renderToString(h('section', { className: 'a' }, h('p', null, long, h('b', null, 7))))

describe('a still page', () => {
  it('has its markup once, and React gets all of it from there', () => {
    const html = page(markup, ['1:"$Sreact.fragment"\n', `0:${JSON.stringify({ f: section(paragraph) })}\n`])
    const still = stillPage(html)
    assert.ok(still.length < html.length)
    assert.equal(still.split('Most back pain').length, html.split('Most back pain').length - 5)
    const rows = run(still)
    const [, type, key, props] = rows.get('0').f
    assert.deepEqual([type, key, props.className, props.children], ['section', null, 'a', undefined])
    const inner = rows.get(props.dangerouslySetInnerHTML.__html.slice(1))
    assert.equal(`<section class="a">${inner}</section>`, markup)
  })

  it('follows rows into other rows, and leaves out those that nothing needs any more', () => {
    const html = page(markup, [
      `0:${JSON.stringify({ f: section('$L2') })}\n`,
      `2:${JSON.stringify(paragraph)}\n`,
    ])
    assert.deepEqual([...run(stillPage(html)).keys()].sort(), ['0', '3'])
  })

  it('keeps a component of the browser, and what stands around it', () => {
    const client = ['$', '$L3', null, { children: section(paragraph) }]
    const html = page(`<div>${markup}</div>`, [
      '3:I[1,["x"],"Menu"]\n',
      `0:${JSON.stringify({ f: ['$', 'div', null, { children: client }] })}\n`,
    ])
    const [, , , props] = run(stillPage(html)).get('0').f
    assert.equal(props.children[1], '$L3')
    assert.ok(props.children[3].children[3].dangerouslySetInnerHTML)
  })

  it('does not tell React of what only browsers without script show, which it would not draw', () => {
    const html = page(`<div><noscript>${markup}</noscript>${markup}</div>`, [
      `0:${JSON.stringify({ f: ['$', 'div', null, { children: [['$', 'noscript', null, { children: '$L2' }], '$L3', section(paragraph)] }] })}\n`,
      '2:["$","nav",null,{"children":["$","a",null,{"href":"/","children":"Only without script"}]}]\n',
      '3:I[1,["x"],"Menu"]\n',
    ])
    const still = stillPage(html)
    assert.ok(still.includes(`<noscript>${markup}</noscript>`))
    assert.doesNotMatch(still, /Only without script/)
    const [noscript] = run(still).get('0').f[3].children
    assert.deepEqual(noscript, ['$', 'noscript', null, { children: null }])
  })

  const unchanged = {
    'whose markup is not what React would write': page(markup.replace('class', 'id'), [
      `0:${JSON.stringify({ f: section(paragraph) })}\n`,
    ]),
    'that is referred to from elsewhere by its place': page(markup, [
      `0:${JSON.stringify({ f: section(paragraph), g: '$0:f:props:children' })}\n`,
    ]),
    'with a value of an unknown kind': page(markup, [
      `0:${JSON.stringify({ f: section(['$', 'p', 'k', { children: [long, '$D2026-01-01'] }]) })}\n`,
    ]),
    'whose rows cannot be read': page(markup, ['0:o5,12345']),
    'with what React puts elsewhere': page(`<section class="a"><title>${long}</title></section>`, [
      `0:${JSON.stringify({ f: section(['$', 'title', null, { children: long }]) })}\n`,
    ]),
    'without flight data': markup,
    'whose markup no script would find': page(`<noscript>${markup}</noscript>`, [
      `0:${JSON.stringify({ f: section(paragraph) })}\n`,
    ]),
  }
  for (const [what, html] of Object.entries(unchanged))
    it(`leaves a page as it is ${what}`, () => assert.equal(stillPage(html), html))
})
