import { productionHost } from '@/scripts/vercel/build'
import { officeNumber, places, type Place } from '@/tests/support/visitors'
import { figure, type Figure } from '@/tests/run/report'

/** A figure that has to be exactly this. */
export const exactly = (name: string, required: string, measured: string): Figure =>
  figure(name, required, measured, measured === required)

export const yesOrNo = (is: boolean) => (is ? 'yes' : 'no')

/** The variant in the first response, the mode it stores, and whether it shows the office's phone number. */
async function firstResponse(url: string, place: Place): Promise<string> {
  const response = await fetch(`${url}/contact`, { headers: places[place] })
  const [, stored = 'none'] = /visitor-mode=(\w+)/.exec(response.headers.get('set-cookie') ?? '') ?? []
  const hasNumber = officeNumber.test(await response.text())
  return [response.headers.get('page-variant'), stored, yesOrNo(hasNumber)].join(', ')
}

export async function measureVariants(url: string): Promise<Figure[]> {
  const what = 'the first response: variant, cookie, phone number'
  return [
    exactly(`near the office, ${what}`, 'local, local, yes', await firstResponse(url, 'Visalia')),
    exactly(`far away, ${what}`, 'remote, remote, no', await firstResponse(url, 'Chicago')),
    exactly(`no place known, ${what}`, 'unknown, none, no', await firstResponse(url, 'nowhere')),
  ]
}

async function canonicalLink(url: string): Promise<string> {
  const html = await (await fetch(`${url}/contact`)).text()
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? 'none'
}

export async function robotsHeader(url: string): Promise<string> {
  return (await fetch(`${url}/contact`)).headers.get('x-robots-tag') ?? 'none'
}

export async function measureAddresses(url: string): Promise<Figure[]> {
  return [
    exactly(
      'the canonical link without SITE_URL',
      `https://${productionHost}/contact`,
      await canonicalLink(url),
    ),
    exactly('production: X-Robots-Tag', 'none', await robotsHeader(url)),
  ]
}
