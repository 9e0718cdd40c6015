import { mkdtempSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { takeVisits } from '@/lib/platform/visits'
import { createPageCache } from './page-cache'

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
writeFileSync(join(folder, 'unknown.html'), '<!DOCTYPE html><html lang="en"><p>Welcome</p></html>')

jest.mock('@/lib/variant/edge/page-scripts.server', () => ({ pageScripts: () => ({}) }))
jest.mock('@/lib/build/prerendered-pages', () => ({
  get pagesFolder() {
    return folder
  },
  prerenderedPages: () => ['unknown.html'],
}))

/** The home page as it is sent to a browser. */
function home(isFormClosed: boolean): string {
  const sent: Buffer[] = []
  const response = {
    setHeader: () => response,
    setHeaders: () => response,
    writeHead: () => response,
    end: (body: Buffer) => void sent.push(body),
  }
  const request = {
    url: '/',
    method: 'GET',
    headers: { 'accept-encoding': 'gzip', 'sec-fetch-dest': 'document' },
  }
  createPageCache(isFormClosed)(request as unknown as IncomingMessage, response as never)
  return String(isFormClosed ? gunzipSync(sent[0]!) : sent[0])
}

test('a page says to call in place of the form only while requests are refused', () => {
  expect(home(true)).toContain('<html data-form="closed" lang="en">')
  expect(home(false)).toContain('<html lang="en">')
})

test('a page that is sent to a browser counts as a visit', () => {
  takeVisits()
  home(false)
  expect(takeVisits()).toEqual([['/', 1]])
})
