import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { blankForms } from './forms.mjs'
import { root } from './lib/paths.mjs'

const folder = join(root, 'public/forms')

describe('npm run forms', () => {
  let made
  before(async () => (made = await blankForms()))

  it('the blank forms in git are what their definitions give today', () => {
    assert.deepEqual(readdirSync(folder).sort(), [...made.keys()].sort())
    for (const [name, bytes] of made)
      assert.ok(
        Buffer.from(bytes).equals(readFileSync(join(folder, name))),
        `${name} differs: run npm run forms`,
      )
  })

  it('each has as many pages as the page says', async () => {
    const { patientForms } = await import('../content/forms/all.ts')
    for (const { id, pages } of patientForms) {
      const text = Buffer.from(made.get(`${id}.pdf`)).toString('latin1')
      assert.equal(text.match(/\/Type \/Page\b/g)?.length, pages, id)
    }
  })
})
