// @ts-expect-error -- plain JavaScript: it runs before TypeScript is installed
import { buildOrigin, decideSiteUrl } from './lib/site-url.mjs'

describe('SITE_URL at build', () => {
  it.each([
    [{}, 'http://localhost:3000', false],
    [{ PORT: '4000' }, 'http://localhost:4000', false],
    [{ PORT: '0' }, 'http://localhost:3000', false],
    [{ SITE_URL: ' ' }, 'http://localhost:3000', false],
    [{ SITE_URL: 'https://Spine.example.com/' }, 'https://spine.example.com', true],
  ])('%j', (env, siteUrl, siteUrlSet) => {
    expect(buildOrigin(env)).toEqual({ siteUrl, siteUrlSet })
  })
})

describe('SITE_URL at start', () => {
  const local = { siteUrl: 'http://localhost:3000', siteUrlSet: false }
  const real = { siteUrl: 'https://spine.example.com', siteUrlSet: true }

  it.each([
    ['unset, on a build without', undefined, local, undefined],
    ['unset, on a build with one', undefined, real, 'https://spine.example.com'],
    ['the same, written another way', 'https://SPINE.example.com/', real, 'https://spine.example.com'],
    ['the default, spelled out', 'http://localhost:3000', local, 'http://localhost:3000'],
  ])('%s', (_name, wanted, build, siteUrl) => {
    expect(decideSiteUrl(wanted, build)).toEqual({ siteUrl })
  })

  it.each([local, real])('refuses another one and names the command, on a build for $siteUrl', (build) => {
    const { refusal } = decideSiteUrl('https://other.example.com', build)
    expect(refusal).toContain('SITE_URL=https://other.example.com npm run build')
  })
})
