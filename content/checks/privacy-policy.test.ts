import { spawnSync } from 'node:child_process'
import { legal } from '../generated/en/legal'
import * as storage from '@/lib/browser/storage-keys'
import { OUTCOME_SECONDS } from '@/lib/contact/intake/outcomes.server'
import type { AppointmentRequest } from '@/lib/contact/request/schema'
import {
  BODY_RETENTION_MS,
  METADATA_RETENTION_MS,
  UNANSWERED_RETENTION_MS,
} from '@/lib/contact/store/purge.server'
import { plainText } from '@/lib/text/plain-text'
import { stringsIn } from '@/lib/text/strings-in'
import { storageKeys } from '@/lib/variant/location/stored'
import { cookieAttributes } from '@/lib/variant/visitor-cookies'

const { sections } = legal['privacy-policy']
const bodyOf = (id: string) => sections.find((section) => section.id === id)?.body ?? []
const textOf = (id: string) => stringsIn(bodyOf(id)).map(plainText).join(' ')

const device = bodyOf('device').flatMap((block) =>
  typeof block === 'object' && 'list' in block ? block.list : [],
)

/** What visitors' browsers are given by code that names it on the spot. The staff's cookie is on theirs. */
function namesInCode(pattern: string): string[] {
  const files = ['app', 'components', 'lib', 'middleware.ts', ':!*.test.ts', ':!*.test.tsx']
  const others = [':!lib/contact/callback', ':!lib/edit']
  const { stdout } = spawnSync('git', ['grep', '-hioE', pattern, '--', ...files, ...others], {
    encoding: 'utf8',
  })
  return [...stdout.matchAll(/'([a-z-]+)'/gi)].map(([, name]) => name!)
}

test('what the site keeps on a device is named on the privacy page, and nothing else is', () => {
  const named = device.flatMap((line) => /\(([\w-]+(?:, [\w-]+)*)\)$/.exec(line)?.[1]?.split(', ') ?? [])
  const cookies = namesInCode("cookie = '[a-z-]+'")
  const entries = namesInCode("(setItem|getItem|writeCookie)\\('[a-z-]+'")
  const keys = [...Object.values(storageKeys), ...Object.values<string>(storage)]
  expect(cookies.length).toBeGreaterThan(2)
  expect(named.toSorted()).toEqual([...new Set([...cookies, ...entries, ...keys])].sort())
})

const days = (ms: number) => `${ms / 24 / 60 / 60 / 1000} days`

test.each([
  ['visitor-mode', `${days(cookieAttributes(true, 'guess').maxAge * 1000)} after your last visit`],
  ['visitor-mode', `${days(cookieAttributes(true, 'choice').maxAge * 1000)} if you told us`],
  ['assistant-limit', 'lasts one day'],
  ['contact-outcome', `lasts ${OUTCOME_SECONDS / 60} minutes and is used only when the form is sent without`],
  ['appointment-draft', 'until you send it. Your browser may bring it back if you reopen the tab'],
])('the privacy page says how long %s lasts', (name, time) => {
  expect(device.filter((line) => line.includes(`(${name})`))).toEqual([expect.stringContaining(time)])
})

test('the privacy page says how long a request is kept', () => {
  const text = textOf('keeping')
  expect(text).toContain(`${days(BODY_RETENTION_MS)} after our staff has taken care of it`)
  expect(text).toContain(`${days(UNANSWERED_RETENTION_MS)} after our staff got it`)
  expect(text).toContain(`${days(METADATA_RETENTION_MS)}. They don’t say who you are`)
  expect(text).toContain('6 years')
})

/** The policy’s word for each field of the form: a new field needs one. */
const fieldWords: Record<keyof AppointmentRequest, string> = {
  firstName: 'your name',
  lastName: 'your name',
  email: 'e-mail address',
  phone: 'phone number',
  bestTime: 'best time to call',
  language: 'language',
  condition: 'a reason',
  message: 'a message',
}

test.each(Object.entries(fieldWords))('the privacy page says that we ask for %s', (_, word) =>
  expect(textOf('requests')).toContain(word),
)
