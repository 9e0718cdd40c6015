import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { root } from './lib/paths.mjs'

const require = createRequire(import.meta.url)
const next = join(root, 'node_modules/next/dist')

/** Development's tools, the pages router, and what has a stand-in itself: none of it reaches a visitor. */
const elsewhere = /dev\/|page-loader|router\/router\.js|route-regex|server-action-reducer/

const clientFiles = ['client', 'shared/lib'].flatMap((folder) =>
  readdirSync(join(next, folder), { recursive: true })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith('.js') && !elsewhere.test(file)),
)

const loadedEarly = [
  'react-dom/client',
  'react-server-dom-webpack/client',
  './components/app-router',
  './app-index',
]

/** Of the overlay of `next dev` alone. */
const ofDevelopment = './react-client-callbacks/on-recoverable-error'

/** Runs a start of Next's with parts that only tell of themselves: what it asks for and loads, in which task, and what it says. */
function startOf(file) {
  const asked = new Set()
  const loaded = []
  const self = {}
  const window = { next: {} }
  let task = 0
  let done
  const said = { self, next: window.next, given: [] }
  const load = (name) => {
    asked.add(name)
    if (loadedEarly.includes(name) && !loaded.some(([, known]) => known === name)) loaded.push([task, name])
    if (name.endsWith('require-instrumentation-client')) return 'instrumentation'
    if (name.endsWith('app-bootstrap')) return { appBootstrap: (start) => (done = start()) }
    return { hydrate: (given) => said.given.push(given) }
  }
  const setTimeout = (next) =>
    setImmediate(() => {
      task += 1
      next()
    })
  const run = new Function(
    'require',
    'window',
    'self',
    'exports',
    'module',
    'setTimeout',
    readFileSync(file, 'utf8'),
  )
  run(load, window, self, {}, {}, setTimeout)
  return { asked, loaded, said, done }
}

describe('the stand-ins for files of Next', () => {
  it('have all constants that Next uses in a browser, with its values', () => {
    const standIn = require('./lib/lean-next/constants.cjs')
    const texts = clientFiles.map((file) => readFileSync(join(next, file), 'utf8'))
    const users = texts.filter((text) => /require\("(?:\.\.\/)+lib\/constants"\)/.test(text))
    const used = new Set(
      users.flatMap((text) => [...text.matchAll(/\b_constants\.(\w+)/g)].map(([, name]) => name)),
    )
    assert.ok(used.size > 0)
    const real = require('next/dist/lib/constants')
    assert.deepEqual(standIn, Object.fromEntries([...used].map((name) => [name, real[name]])))
  })

  it('export what the files export whose place they take', () => {
    const reducer = 'client/components/router-reducer/reducers/server-action-reducer.js'
    const names = [...readFileSync(join(next, reducer), 'utf8').matchAll(/defineProperty\(exports, "(\w+)"/g)]
    assert.deepEqual(
      names.map(([, name]) => name).filter((name) => name !== '__esModule'),
      Object.keys(require('./lib/lean-next/server-action-reducer.cjs')),
    )
    assert.match(readFileSync(join(next, 'build/polyfills/polyfill-module.js'), 'utf8'), /canParse/)
  })

  it('start as Next does, only in steps: each part in a task of its own, and all before the page is taken over', async () => {
    const real = startOf(join(next, 'client/app-next-turbopack.js'))
    const standIn = startOf(join(root, 'scripts/lib/lean-next/app-next-turbopack.cjs'))
    await Promise.all([real.done, standIn.done])
    assert.deepEqual(real.said, standIn.said)
    const wanted = [...real.asked].filter((name) => name !== ofDevelopment)
    assert.deepEqual([...new Set([...wanted, ...loadedEarly])].sort(), [...standIn.asked].sort())
    assert.deepEqual(standIn.loaded.at(-1), [standIn.loaded.length - 1, './app-index'])
    const tasks = standIn.loaded.map(([task]) => task)
    assert.deepEqual(tasks, [...tasks.keys()])
    assert.ok(tasks.length > 3)
  })
})
