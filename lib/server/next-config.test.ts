import config from './next-config'

const usual = process.env.NODE_ENV

/** The headers that every answer has. */
async function ofEveryAnswer(environment: string): Promise<Map<string, string>> {
  Object.assign(process.env, { NODE_ENV: environment })
  const rules = (await config.headers?.()) ?? []
  const headers = rules
    .filter(({ source, has }) => source === '/:path*' && !has)
    .flatMap((rule) => rule.headers)
  return new Map(headers.map(({ key, value }) => [key, value]))
}

describe('the headers of every answer', () => {
  afterEach(() => void Object.assign(process.env, { NODE_ENV: usual }))

  it('have a policy that lets nothing run, where nothing else says more', async () => {
    expect((await ofEveryAnswer('production')).get('Content-Security-Policy') ?? '').toMatch(
      /^default-src 'none'/,
    )
  })

  it('have none in `next dev`, whose scripts it would stop', async () => {
    const headers = await ofEveryAnswer('development')
    expect(headers.get('Content-Security-Policy')).toBe(undefined)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  })
})
