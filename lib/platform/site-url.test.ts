import { buildOrigin, decideSiteUrl } from './site-url'

describe('SITE_URL at build time', () => {
  const cases = [
    [{}, 'http://localhost:3000', false],
    [{ PORT: '4000' }, 'http://localhost:4000', false],
    [{ PORT: '0' }, 'http://localhost:3000', false],
    [{ SITE_URL: ' ' }, 'http://localhost:3000', false],
    [{ SITE_URL: 'https://Spine.example.com/' }, 'https://spine.example.com', true],
  ] as const
  for (const [env, siteUrl, siteUrlSet] of cases) {
    it(JSON.stringify(env), () => expect(buildOrigin(env)).toEqual({ siteUrl, siteUrlSet }))
  }
})

describe('SITE_URL at start', () => {
  const local = { siteUrl: 'http://localhost:3000', siteUrlSet: false }
  const real = { siteUrl: 'https://spine.example.com', siteUrlSet: true }

  const accepted = [
    ['unset, for a build without one', undefined, local, undefined],
    ['unset, for a build with one', undefined, real, 'https://spine.example.com'],
    ['the same, spelled differently', 'https://SPINE.example.com/', real, 'https://spine.example.com'],
    ['the explicit default', 'http://localhost:3000', local, 'http://localhost:3000'],
  ] as const
  for (const [name, wanted, build, siteUrl] of accepted) {
    it(name, () => expect(decideSiteUrl(wanted, build)).toEqual({ siteUrl }))
  }

  for (const build of [local, real]) {
    it(`rejects a different one and gives the build command, for a build for ${build.siteUrl}`, () => {
      const decision = decideSiteUrl('https://other.example.com', build)
      expect('refusal' in decision ? decision.refusal : '').toMatch(
        /SITE_URL=https:\/\/other\.example\.com npm run build/,
      )
    })
  }
})
