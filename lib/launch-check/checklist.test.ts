import { launchCheck } from './launch-check'
import { siteContent, type SiteContent } from './site-content'
import { nameServer, properContent, properRecords, properVariables, today } from '@/tests/support/proper-site'
import { checklist } from './checklist'

const facts = { now: today, lookUp: nameServer(properRecords), reach: async () => null }

const listFor = async (content: SiteContent, variables: Record<string, string | undefined>) =>
  checklist(await launchCheck(content, variables, facts))

const linesOf = (list: string) => list.split('\n').filter((line) => /^ ?\d+\. /.test(line))

/** The lines below a heading such as FROM COUNSEL. */
const groupOf = (list: string, heading: string) =>
  linesOf(list.split(`${heading}\n\n`)[1]?.split('\n\n')[0] ?? '')

// Does not apply once the practice has put in its own content.
const shipped = siteContent.practice.sample ? test : test.skip

shipped('the sample site asks everyone for something, each line numbered and with a place', async () => {
  const list = await listFor(siteContent, {})
  const lines = linesOf(list)
  expect(lines.map((line) => parseInt(line))).toEqual(lines.map((_, index) => index + 1))
  expect(lines.filter((line) => !/ \([^()]+\)\.( \*)?$/.test(line))).toEqual([])
  expect(groupOf(list, 'FROM THE SURGEON')).toContainEqual(
    expect.stringMatching(/Your full name .* \(content\/practice\/practice\.yaml, surgeon\.name\)\.$/),
  )
  expect(groupOf(list, 'FROM THE SURGEON')).toContainEqual(expect.stringMatching(/NPI/))
  expect(groupOf(list, 'FROM THE OFFICE MANAGER')).toContainEqual(expect.stringMatching(/fax number/))
  expect(groupOf(list, 'FROM COUNSEL')).toContainEqual(expect.stringMatching(/counsel-checklist\.md/))
  expect(groupOf(list, 'FROM THE WEB PERSON')).toContainEqual(expect.stringMatching(/\(SITE_URL\)/))
})

test('a prepared site is asked only for what a person has to confirm', async () => {
  const list = await listFor(properContent, properVariables)
  expect(linesOf(list).length).toBeGreaterThan(3)
  expect(linesOf(list).filter((line) => !line.endsWith(' *'))).toEqual([])
  expect(list).toMatch(/FROM THE SURGEON\n\nNothing\. Thank you!/)
})

test('what is still missing comes back alone', async () => {
  const content = { ...properContent, office: { ...properContent.office, fax: '(559) 555-0143' } }
  const open = linesOf(await listFor(content, { ...properVariables, SITE_URL: '' })).filter(
    (line) => !line.endsWith(' *'),
  )
  expect(open).toEqual([
    expect.stringMatching(/^ 1\. The fax number, .* \(content\/practice\/office\.yaml, fax\)\.$/),
    expect.stringMatching(/^ ?\d+\. The domain, .* \(SITE_URL\)\.$/),
  ])
})

test('each claim is a line of its own', async () => {
  const open = (text: string) => ({ text, note: 'Made up.', records: null })
  const claims = { ...properContent.claims, surgeries: open('1234'), successRate: open('56%') }
  const list = await listFor({ ...properContent, claims }, properVariables)
  expect(groupOf(list, 'FROM THE SURGEON')).toEqual([
    expect.stringMatching(/“1234”.*\(content\/practice\/claims\.yaml, surgeries\)/),
    expect.stringMatching(/“56%”.*\(content\/practice\/claims\.yaml, successRate\)/),
  ])
})

test('says that settings were not checked if one is invalid', async () => {
  const list = await listFor(properContent, { ...properVariables, PORT: 'eighty' })
  expect(list).toMatch(/Some settings are invalid/)
  expect(groupOf(list, 'FROM THE WEB PERSON')).toContainEqual(expect.stringMatching(/\(PORT\)\.$/))
  expect(await listFor(properContent, properVariables)).not.toMatch(/invalid/)
})
