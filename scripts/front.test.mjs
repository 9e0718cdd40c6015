import assert from 'node:assert/strict'
import { test } from 'node:test'
import { acceptedForm, isUsual, isUsualQuery, remembered } from './lib/front/usual.mjs'

test('the best form that a visitor takes; what needs weighing is left to Next', () => {
  assert.equal(acceptedForm('gzip, deflate, br, zstd'), 'br')
  assert.equal(acceptedForm('GZIP'), 'gzip')
  assert.equal(acceptedForm('zstd'), 'identity')
  for (const accepted of ['br;q=0', 'gzip;q=0.5', '*', 'deflate', 'identity;q=0'])
    assert.equal(acceptedForm(accepted), 'unusual')
})

test('a query of names and plain values belongs to a page; any other is left to Next', () => {
  for (const query of ['', '?utm_source=mail&utm_medium=x-1', '?gclid=Abc_1']) assert.ok(isUsualQuery(query))
  for (const query of ['?', '?a', '?a=', '?a=b&', '?a=b%20c', '?a=b+c', '?_rsc=1', '?nxtPvariant=x'])
    assert.ok(!isUsualQuery(query), query)
})

test('only a plain reading of a page is usual', () => {
  const get = (headers, method = 'GET') =>
    isUsual({ method, headers: { host: 'example.com', ...headers } }, () => true)
  assert.ok(get({ cookie: 'a=b', 'x-forwarded-for': '198.51.100.1', 'x-forwarded-proto': 'https' }))
  assert.ok(get({}, 'HEAD'))
  assert.ok(!get({}, 'POST'))
  for (const name of [
    'rsc',
    'next-url',
    'range',
    'x-middleware-subrequest',
    'if-modified-since',
    'content-length',
  ])
    assert.ok(!get({ [name]: '1' }), name)
  assert.ok(!get({ 'x-forwarded-proto': 'https,http' }))
  assert.ok(!isUsual({ method: 'GET', headers: {} }, () => true))
  assert.ok(!isUsual({ method: 'GET', headers: { host: 'bad host' } }, () => false))
})

test('a browser that names our own time of a file is usual', () => {
  const headers = { host: 'example.com', 'if-modified-since': 'Sun, 22 Nov 2026 10:00:00 GMT' }
  assert.ok(isUsual({ method: 'GET', headers }, () => true, 'Sun, 22 Nov 2026 10:00:00 GMT'))
  assert.ok(!isUsual({ method: 'GET', headers }, () => true, 'Sun, 22 Nov 2026 11:00:00 GMT'))
})

test('what is remembered cannot grow without end, and stays right', () => {
  let decided = 0
  const length = remembered((text) => ((decided += 1), text.length), 3)
  for (const text of ['a', 'bb', 'a', 'ccc', 'dddd', 'a']) assert.equal(length(text), text.length)
  assert.ok(decided >= 4)
})
