const path = '/spine-anatomy'
const stage = (part) =>
  `document.querySelector('.anatomy-stage')?.getAttribute('aria-valuetext') === '${part}'`

const herniation = 'figure[aria-labelledby=show-herniation]'
const sliderSays = (text) =>
  `document.querySelector('${herniation} input').getAttribute('aria-valuetext') === '${text}'`
const coreIs = (state) =>
  `(({ dataset, attributes }) => (attributes.d.value === dataset.usual) === ${state === 'usual'})(document.querySelector('${herniation} [data-stuff=core]'))`

/* The spine to look at: /spine-anatomy. */
export const anatomyJourneys = {
  async 'the arrow keys walk the spine, and the address keeps the level over a reload'(page) {
    await page.open(path)
    await page.focus('.anatomy-stage', 'Part of the spine')
    await page.until(stage('Disc L4-L5'))
    await page.press('ArrowDown')
    await page.until(stage('Bone L5'))
    await page.press('ArrowUp', 'ArrowUp', 'ArrowUp')
    await page.until(stage('Disc L3-L4'))
    await page.until(`location.hash === '#L3-L4'`)
    await page.reload()
    await page.until(stage('Disc L3-L4'), 'the same level after a reload')
    await page.sees('Disc L3-L4')
  },

  async 'a herniated disc is compared with a slider'(page) {
    await page.open(path)
    await page.runs(`${herniation} button`)
    await page.click(`${herniation} button`, 'Usual')
    await page.until(coreIs('usual'), 'the disc as it usually is')
    await page.focus(`${herniation} input`, '')
    await page.press('ArrowRight')
    await page.until(sliderSays('In between'))
    await page.until(coreIs('changed'), 'the drawing follows the slider')
  },

  async 'a movement plays when it is asked to, and ends by itself'(page) {
    await page.open(path)
    const head = `document.querySelector('svg:has(+ button[aria-label$="Bend forward"]) [data-moves=C1]').getAttribute('transform')`
    const end = await page.evaluate(head)
    await page.runs('button[aria-label$="Bend forward"]')
    await page.click('button', 'Play: Bend forward')
    await page.until(`${head} !== ${JSON.stringify(end)}`, 'it moves')
    await page.until(`${head} === ${JSON.stringify(end)}`, 'it comes to its end')
    await page.hasFocus('button', 'Play: Bend forward')
  },
}
