import { routes } from './pages'
import { everyPageRuns } from './policy-watch'
import { expect, test } from './visitors'
import { encodeVariant, variants } from '@/lib/variant'

for (const variant of variants) {
  test(`every page as ${encodeVariant(variant)} runs in a browser, and nothing in it is refused`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    const paths = [...routes, '/nothing-here', '/contact/result', '/search?q=disc']
    expect(await everyPageRuns(browser, variant, paths, baseURL)).toEqual([])
  })
}
