import '../typescript.ts'

const { main } = await import('@/lib/command/main')
const { makeIcons } = await import('@/lib/build/assets/icons')

/**
 * Generates the site's icons in public/ from the logo, public/icon.svg. They are committed, so that a build
 * needs no image tools. Run this after changing the logo, and check the result.
 */
await main(async () => console.log((await makeIcons('public')).join('\n')))
