import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { patientForms } from '@/content/en/ui/forms/all'
import { root } from '@/lib/command/root'
import { blankForms } from './blank-forms'

const folder = join(root, 'public/forms')

describe('npm run forms', () => {
  let made: Map<string, Uint8Array>
  beforeAll(async () => {
    made = await blankForms()
  })

  it('the committed blank forms match their definitions', () => {
    expect(readdirSync(folder).sort()).toEqual([...made.keys()].sort())
    for (const [name, bytes] of made)
      expect([
        `${name} differs: run npm run forms`,
        Boolean(Buffer.from(bytes).equals(readFileSync(join(folder, name)))),
      ]).toEqual([`${name} differs: run npm run forms`, true])
  })

  it('each has the number of pages stated on the site', () => {
    for (const { id, pages } of patientForms) {
      const text = Buffer.from(made.get(`${id}.pdf`) ?? []).toString('latin1')
      expect(text.match(/\/Type \/Page\b/g)?.length).toBe(pages)
    }
  })
})
