import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { settled } from './idle'

export const kinds = ['document', 'stylesheet', 'font', 'script', 'image', 'other'] as const
export type Kind = (typeof kinds)[number]

/**
 * For one kind of file: the count, and the bytes uncompressed, with gzip 9, and as sent by this server
 * including headers. `brotli`, at level 11, is only for documents, which are sent that way.
 */
export type Loaded = Record<'files' | 'plain' | 'gzip' | 'brotli' | 'sent' | 'headers', number>

export type LoadedKinds = Record<Kind, Loaded>

function kindOf(response: Response): Kind {
  const type = response.request().resourceType()
  return kinds.find((kind) => kind === type) ?? 'other'
}

async function bytesOf(response: Response, kind: Kind): Promise<Loaded> {
  const body = await response.body()
  const { responseBodySize, responseHeadersSize } = await response.request().sizes()
  return {
    files: 1,
    plain: body.length,
    gzip: gzipSync(body, { level: 9 }).length,
    brotli: kind === 'document' ? brotliCompressSync(body).length : 0,
    sent: responseBodySize,
    headers: responseHeadersSize,
  }
}

function sum(one: Loaded, other: Loaded): Loaded {
  return {
    files: one.files + other.files,
    plain: one.plain + other.plain,
    gzip: one.gzip + other.gzip,
    brotli: one.brotli + other.brotli,
    sent: one.sent + other.sent,
    headers: one.headers + other.headers,
  }
}

const nothing: Loaded = { files: 0, plain: 0, gzip: 0, brotli: 0, sent: 0, headers: 0 }

/**
 * Opens a page as a first-time visitor and adds up what loads until the page is loaded and its network and
 * main thread are idle, without any interaction.
 */
export async function firstLoad(page: Page, url: string): Promise<LoadedKinds> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(url)
  await settled(page)
  const loaded = Object.fromEntries(kinds.map((kind) => [kind, nothing])) as LoadedKinds
  for (const response of responses) {
    const kind = kindOf(response)
    loaded[kind] = sum(loaded[kind], await bytesOf(response, kind))
  }
  return loaded
}
