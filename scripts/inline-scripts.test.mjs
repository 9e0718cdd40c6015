import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inlineScriptSources } from './lib/inline-scripts.mjs'

// The example of CSP Level 3, 2.3.1: what `alert('Hello, world.');` hashes to.
const hello = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"

test('a script in the page has the hash that browsers compute', () =>
  assert.deepEqual(inlineScriptSources("<p>a</p><script>alert('Hello, world.');</script>"), [hello]))

test('attributes and line breaks do not hide one, and the same twice is one', () => {
  const page = `<script id="_R_">alert('Hello, world.');</script><script async="">alert('Hello, world.');</script>`
  assert.deepEqual(inlineScriptSources(page), [hello])
  assert.equal(inlineScriptSources('<script>\n1\n</script>').length, 1)
})

test('a file and data are no inline scripts', () => {
  const page = '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>'
  assert.deepEqual(inlineScriptSources(page), [])
})
