import { get } from 'node:http'
import { refusal } from '../../support/servers/post'
import { sendRaw } from '../../support/servers/raw-http'
import { expect, test } from '../../support/visitors'

const framed = (lines: string[], body = '') => [
  ['POST /api/contact HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', ...lines, '', ''].join(
    '\r\n',
  ) + body,
]
const chunked = 'Transfer-Encoding: chunked'
for (const [what, parts] of [
  ['a length and chunks', framed(['Content-Length: 5', chunked], '0\r\n\r\n')],
  ['two lengths', framed(['Content-Length: 2', 'Content-Length: 3'], '{}')],
  ['a length below zero', framed(['Content-Length: -1'], '{}')],
  ['a length that is no number', framed(['Content-Length: 2,2'], '{}')],
  ['a chunk whose size is no number', framed([chunked], 'zz\r\n{}\r\n0\r\n\r\n')],
  ['a chunk larger than anything', framed([chunked], `${'f'.repeat(20)}\r\n{}\r\n0\r\n\r\n`)],
  ['a chunk longer than it says', framed([chunked], '2\r\n{}{}{}\r\n0\r\n\r\n')],
  ['chunks that are not the last coding', framed([`${chunked}, identity`], '{}')],
  [
    'lines that end without a return',
    ['POST /api/contact HTTP/1.1\nHost: localhost\nContent-Length: 2\n\n{}'],
  ],
  ['a folded header', framed(['X-A: b\r\n c: d', 'Content-Length: 2'], '{}')],
  ['a space before the colon', framed(['Content-Length : 2'], '{}')],
  ['a zero byte in a header', framed(['X-A: b\0c', 'Content-Length: 2'], '{}')],
  ['no Host', ['POST /api/contact HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}']],
  ['a Host that is none', ['GET / HTTP/1.1\r\nHost: a b<>\r\n\r\n']],
  ['headers without end', framed([`X-A: ${'a'.repeat(30_000)}`])],
] as const) {
  test(`bad framing: ${what}`, async ({ baseURL }) => {
    const { status } = await sendRaw(baseURL, parts)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })
}

test('an invalid UTF-8 URL is rejected for every page', async ({ baseURL }) => {
  for (const path of ['/blog/%E0%A4%A', '/%', '/services/%ff', '/api/og/%C0%AF']) {
    const [, host, port] = /^http:\/\/([^:]+):(\d+)/.exec(baseURL!)!
    // A browser would normalize it; this sends it unchanged.
    const status = await new Promise<number | undefined>((resolve, reject) =>
      get({ host, port, path }, (response) => resolve(response.resume().statusCode)).on('error', reject),
    )
    expect([path, status]).toEqual([path, 400])
  }
})

/** `/about` is in the prerendered-page cache, `/search` is rendered by Next, `/icon.svg` is a file. */
const paths = ['/', '/about', '/search?q=back', '/icon.svg', '/api/contact']
const notAPath = [
  '*',
  'about',
  ...paths.flatMap((path) => [`http://evil.example${path}`, `https://evil.example:8443${path}`]),
]

for (const target of notAPath) {
  test(`a request target that is not a path is refused: ${target}`, async ({ baseURL }) => {
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      const head = `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
      const answer = await sendRaw(baseURL, [head])
      expect([method, answer.status]).toEqual([method, 400])
      expect(answer.headers.get('location')).toBeNull()
      // Node itself refuses what isn't HTTP, without a body.
      if (method !== 'HEAD' && target !== 'about') expect(answer.json).toMatchObject(refusal('malformed'))
    }
  })
}

for (const path of paths) {
  test(`two Host headers are rejected in either order: ${path}`, async ({ baseURL }) => {
    for (const hosts of [
      ['localhost', 'evil.example'],
      ['evil.example', 'localhost'],
      ['localhost', 'localhost'],
    ]) {
      const lines = hosts.map((host) => `Host: ${host}\r\n`).join('')
      const answer = await sendRaw(baseURL, [`GET ${path} HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`])
      expect([hosts, answer.status, answer.json]).toMatchObject([hosts, 400, refusal('malformed')])
    }
  })
}

test('no path redirects to another host', async ({ baseURL }) => {
  for (const path of [
    '//evil.example',
    '//evil.example/..',
    '/\\evil.example',
    '/%2F/evil.example',
    '/%5Cevil.example/',
  ]) {
    const answer = await sendRaw(baseURL, [
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    ])
    const { origin } = new URL(answer.headers.get('location') ?? '/', baseURL)
    expect([path, origin]).toEqual([path, baseURL])
    expect([path, answer.status]).not.toEqual([path, 500])
  }
})
