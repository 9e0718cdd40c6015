import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { Resolver } from 'node:dns/promises'
import { LOOK_UP_LIMIT_MS, textLookUp } from './text-record'

/** A lookup with a fake resolver. */
const answering = (answer: () => Promise<string[][]>) =>
  textLookUp(Object.assign(new Resolver(), { resolveTxt: answer }))

const refusing = (code: string) => answering(() => Promise.reject(Object.assign(new Error(code), { code })))

test('joins the parts of a record', async () =>
  expect(await answering(async () => [['v=spf1 ', '-all'], ['other']])('spine.nowhere')).toEqual([
    'v=spf1 -all',
    'other',
  ]))

test.each([
  ['ENODATA', 'empty'],
  ['ENOTFOUND', 'absent'],
  ['ESERVFAIL', 'unanswered'],
  ['ECONNREFUSED', 'unanswered'],
  ['ETIMEOUT', 'unanswered'],
])('%s means %s', async (code, meaning) => expect(await refusing(code)('spine.nowhere')).toBe(meaning))

test('the limit is three seconds', () => expect(LOOK_UP_LIMIT_MS).toBe(3000))

test('does not wait for an unresponsive name server, then or later', async () => {
  const mute = createSocket('udp4').bind(0, '127.0.0.1')
  await once(mute, 'listening')
  try {
    const resolver = new Resolver({ timeout: 600_000, tries: 1 })
    resolver.setServers([`127.0.0.1:${mute.address().port}`])
    const lookUp = textLookUp(resolver, 50)
    expect(await Promise.all([lookUp('one.nowhere'), lookUp('two.nowhere')])).toEqual([
      'unanswered',
      'unanswered',
    ])
    expect(await lookUp('three.nowhere')).toBe('unanswered')
  } finally {
    mute.close()
  }
})
