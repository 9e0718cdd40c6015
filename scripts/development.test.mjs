import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import config from '../next.config.mjs'

const usual = process.env.NODE_ENV

/** The headers that every answer has. */
async function ofEveryAnswer(environment) {
  process.env.NODE_ENV = environment
  const rules = await config.headers()
  const headers = rules
    .filter(({ source, has }) => source === '/:path*' && !has)
    .flatMap((rule) => rule.headers)
  return new Map(headers.map(({ key, value }) => [key, value]))
}

describe('the headers of every answer', () => {
  afterEach(() => {
    if (usual === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = usual
  })

  it('have a policy that lets nothing run, where nothing else says more', async () => {
    assert.match((await ofEveryAnswer('production')).get('Content-Security-Policy'), /^default-src 'none'/)
  })

  it('have none in `next dev`, whose scripts it would stop', async () => {
    const headers = await ofEveryAnswer('development')
    assert.equal(headers.get('Content-Security-Policy'), undefined)
    assert.equal(headers.get('X-Content-Type-Options'), 'nosniff')
  })
})
