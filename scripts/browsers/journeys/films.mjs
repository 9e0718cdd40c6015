const film = `document.querySelector('video[data-film=disc-herniates]')`
const watch = (page) => page.click('section[aria-labelledby=disc-herniates] button', 'Watch the film')

async function open(page) {
  await page.open('/video-library')
  await page.runs('search input')
}

/* The silent films: /video-library. */
export const filmJourneys = {
  async 'a film starts on a press and goes on'(page) {
    await open(page)
    await watch(page)
    await page.until(`${film}.currentTime > 0.5`, 'its time moves on')
    await page.until(`${film}.videoWidth === 1280 && !${film}.error`, 'there is a picture')
    await page.hasFocus('video', 'disc')
  },

  async 'captions can be switched on'(page) {
    await open(page)
    await page.until(`${film}.textTracks[0].mode === 'disabled'`, 'they wait')
    await page.evaluate(`(${film}.textTracks[0].mode = 'showing')`)
    await watch(page)
    await page.until(`${film}.textTracks[0].cues?.length > 5`, 'they are there')
    await page.until(`${film}.textTracks[0].activeCues?.[0]?.text.length > 0`, 'one is shown')
  },

  async 'the search in the transcripts finds a word and leads to its place'(page) {
    await open(page)
    await page.type('input[type=search]', 'A word or two', 'outer ring tear')
    await page.sees('1 place in 1 film')
    await page.click('search button', 'The outer ring can tear.')
    await page.until(`${film}.currentTime > 15`, 'the film plays from there')
  },
}
