import { routes } from '../../support/pages'
import { everyPageRuns } from '../../support/policy-watch'
import { expect, test } from '../../support/visitors'
import { modes } from '@/lib/variant/variant'

for (const mode of modes) {
  test(`every page as ${mode} runs in a browser without CSP violations or console output`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    const paths = [...routes, '/nothing-here', '/contact/result', '/search?q=disc']
    expect(await everyPageRuns(browser, mode, paths, baseURL)).toEqual([])
  })
}
