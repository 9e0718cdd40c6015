import { offlinePages } from '../../../lib/offline/pages.ts'
import { readPdf, textOfPdf } from '../../../tests/read-pdf.ts'

const tracker = '/recovery-tracker'
const valueOf = (css, value) => `document.querySelector('${css}')?.value === '${value}'`

/* What patients keep on their own device: the recovery tracker, the forms, and both without a connection. */
export const ownRecordsJourneys = {
  async 'a danger sign shows the card with 911, and the focus goes there'(page) {
    await page.open(tracker)
    await page.click('label:has([name=safety-now])', 'Yes')
    await page.hasFocus('[role=alert]', 'Call 911 now')
    await page.sees('Do not drive yourself.')
    await page.click('label:has([name=safety-now])', 'No, none')
    await page.until(`!document.body.innerText.includes('Do not drive yourself.')`, 'the card is gone')
  },

  async 'a day is saved, outlives a reload, goes out as a copy and is deleted'(page) {
    await page.open(tracker)
    await page.click('label:has([name=pain])', '4')
    await page.type('[name=walkingMinutes]', 'Walking', '25')
    await page.click('button', 'Save this day')
    await page.sees('is saved on this device')
    await page.reload()
    await page.until(valueOf('[name=walkingMinutes]', '25'), 'the day is there again')
    await page.click('[role=tab]', 'My days')
    await page.until(
      `document.querySelector('[role=tabpanel] table')?.innerText.includes('25')`,
      'in the table',
    )
    await page.click('summary', 'Save a copy')
    await page.click('button', 'Save a full copy')
    const copy = JSON.parse(await page.saved('.json'))
    if (!JSON.stringify(copy).includes('"walkingMinutes":25')) throw new Error('the copy lacks the day')
    await page.click('summary', 'Delete everything')
    await page.click('button', 'Delete everything')
    await page.click('button', 'Yes, delete')
    await page.sees('Everything was deleted from this device.')
    await page.reload()
    await page.until(valueOf('[name=walkingMinutes]', ''), 'nothing is there after a reload')
  },

  async 'a form keeps what is typed over a reload, and becomes a tagged PDF'(page) {
    await page.open('/resources/forms')
    await page.click('a', 'Fill it in here: How to reach you')
    await page.type('form input', 'Full name', 'Rosa Example')
    await page.sees('Saved on this device.')
    await page.reload()
    await page.until(
      `[...document.querySelectorAll('form input')].some(({ value }) => value === 'Rosa Example')`,
      'the name is there again',
    )
    await page.click('button', 'Make the sheet (PDF)')
    await page.sees('Done. The sheet is in your downloads')
    const pdf = await page.saved('contact-language.pdf')
    if (!readPdf(pdf).isTagged || !textOfPdf(pdf).includes('Rosa Example')) throw new Error('not the sheet')
  },

  async 'the kept pages open without a connection, and the tracker saves a day'(page, connection) {
    for (const path of offlinePages) {
      await page.open(path, connection.origin)
      await page.sees('This page also works without a connection')
    }
    connection.cut()
    for (const path of offlinePages) {
      await page.open(path, connection.origin)
      await page.sees('This is the copy that your device keeps')
    }
    await page.open(tracker, connection.origin)
    await page.type('[name=walkingMinutes]', 'Walking', '15')
    await page.click('button', 'Save this day')
    await page.sees('is saved on this device')
    await page.reload()
    await page.until(valueOf('[name=walkingMinutes]', '15'), 'the day is there again')
  },
}
