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
})
