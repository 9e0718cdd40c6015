import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportRefusals } from '@/lib/platform/check-settings.server'
import { readiness } from './readiness.server'

Object.assign(process.env, {
  DATA_DIR: mkdtempSync(join(tmpdir(), 'ready-')),
  SITE_URL: 'https://spine.nowhere',
  ALLOW_SAMPLE: 'on',
})

test('a public site that must not take requests is not ready, and says why', async () =>
  expect(await readiness()).toEqual({
    status: 'unavailable',
    problem: 'not-ready-to-launch',
    reasons: ['mail-not-sent', 'requests-key-missing'],
  }))

test('so does the log', () => {
  const error = jest.fn()
  reportRefusals({ error })
  expect(error).toHaveBeenCalledWith(
    { reasons: ['mail-not-sent', 'requests-key-missing'] },
    'contact: this public site takes no requests',
  )
})
