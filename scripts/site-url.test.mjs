import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { buildOrigin, decideSiteUrl } from './lib/site-url.mjs'

describe('SITE_URL at build', () => {
  const cases = [
    [{}, 'http://localhost:3000', false],
    [{ PORT: '4000' }, 'http://localhost:4000', false],
    [{ PORT: '0' }, 'http://localhost:3000', false],
    [{ SITE_URL: ' ' }, 'http://localhost:3000', false],
    [{ SITE_URL: 'https://Spine.example.com/' }, 'https://spine.example.com', true],
  ]
  for (const [env, siteUrl, siteUrlSet] of cases) {
    it(JSON.stringify(env), () => assert.deepEqual(buildOrigin(env), { siteUrl, siteUrlSet }))
  }
})

describe('SITE_URL at start', () => {
  const local = { siteUrl: 'http://localhost:3000', siteUrlSet: false }
  const real = { siteUrl: 'https://spine.example.com', siteUrlSet: true }

  const accepted = [
    ['unset, on a build without', undefined, local, undefined],
    ['unset, on a build with one', undefined, real, 'https://spine.example.com'],
    ['the same, written another way', 'https://SPINE.example.com/', real, 'https://spine.example.com'],
    ['the default, spelled out', 'http://localhost:3000', local, 'http://localhost:3000'],
  ]
  for (const [name, wanted, build, siteUrl] of accepted) {
    it(name, () => assert.deepEqual(decideSiteUrl(wanted, build), { siteUrl }))
  }

  for (const build of [local, real]) {
    it(`another one is refused with the command that mends it, on a build for ${build.siteUrl}`, () => {
      const { refusal } = decideSiteUrl('https://other.example.com', build)
      assert.match(refusal, /SITE_URL=https:\/\/other\.example\.com npm run build/)
    })
  }
})
