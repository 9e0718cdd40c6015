import { inlineScriptSources } from './inline-scripts'

// The example hash in CSP Level 3, section 2.3.1.
const hello = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"

test('an inline script has the hash browsers compute', () =>
  expect(inlineScriptSources("<p>a</p><script>alert('Hello, world.');</script>")).toEqual([hello]))

test('finds scripts with attributes or line breaks, and removes duplicates', () => {
  const page = `<script id="_R_">alert('Hello, world.');</script><script async="">alert('Hello, world.');</script>`
  expect(inlineScriptSources(page)).toEqual([hello])
  expect(inlineScriptSources('<script>\n1\n</script>').length).toBe(1)
})

test('ignores external scripts and data blocks', () => {
  const page = '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>'
  expect(inlineScriptSources(page)).toEqual([])
})
