import { digitsOf, plainDigits } from '@/lib/text/plain-digits'

/** Providers, with the ways people mistype them. */
const providers: Record<string, string[]> = {
  gmail: ['gmial', 'gmai', 'gmil', 'gmal', 'gamil', 'gnail', 'gmaill', 'gmali', 'gmsil', 'gimail'],
  yahoo: ['yaho', 'yahooo', 'yhoo', 'yahho', 'yaoo', 'yhaoo'],
  hotmail: ['hotmial', 'hotmal', 'hotmil', 'hotnail', 'hotmai', 'hotmaill'],
  outlook: ['outlok', 'outloo', 'outloook', 'oulook', 'outllok'],
  icloud: ['iclod', 'icoud', 'iclould', 'icluod', 'iclud'],
}
const names = new Map(Object.entries(providers).flatMap(([name, typos]) => typos.map((typo) => [typo, name])))

const endings = new Map([
  ...['con', 'cmo', 'ocm', 'comm', 'coom', 'vom', 'xom', 'cpm', 'clm'].map((typo) => [typo, 'com'] as const),
  ...['nte', 'ent', 'met'].map((typo) => [typo, 'net'] as const),
])
/** Real endings, but not ones that these providers use. */
const cutShort = ['co', 'cm', 'om']

/** The address that was probably meant, such as name@gmail.com for name@gmial.con; null if it looks right. */
export function likelyAddress(email: string): string | null {
  const [, user, provider, ending] = /^([^@\s]+)@([a-z]+)\.([a-z]+)$/i.exec(email.trim()) ?? []
  if (!user || !provider || !ending) return null
  const name = names.get(provider.toLowerCase()) ?? provider.toLowerCase()
  const isCutShort = name in providers && cutShort.includes(ending.toLowerCase())
  const end = isCutShort ? 'com' : (endings.get(ending.toLowerCase()) ?? ending.toLowerCase())
  const domain = `${name}.${end}`
  return domain === `${provider}.${ending}`.toLowerCase() ? null : `${user}@${domain}`
}

/** How many digits a US number has, if that's too few or too many; null if it looks right or isn't a plain number. */
export function oddDigitCount(phone: string): number | null {
  const text = plainDigits(phone).trim()
  if (!/^[\d\s().\p{Pd}]+$/u.test(text) || /^\(?(?:00|011)/.test(text)) return null
  // Ten digits and more can have the country's 1 in front, which doesn't count.
  const { length } = digitsOf(text).replace(/^1(?=\d{9})/, '')
  return length === 0 || length === 10 ? null : length
}
