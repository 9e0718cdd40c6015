import { createHash } from 'node:crypto'

/** Front matter that no reader sees, or that leads to other pages. */
const hidden = [
  ...[
    'reviewed',
    'sources',
    'signOff',
    'officeManager',
    'warningSigns',
    'links',
    'link',
    'related',
    'topics',
  ],
  ...['structured', 'bodyLocation', 'published', 'shownOn', 'service', 'conditions', 'kind', 'region'],
  ...['preparationSteps', 'asked', 'askedInSpanish'],
]

/** One entry of the front matter with its indented lines. */
const entry = /^[A-Za-z]\w*:.*(?:\n(?![A-Za-z]\w*:).*)*/gm

/** The part of a Markdown file that is signed: its text and the front matter that readers see. */
export function signedText(file: string): string {
  const [, front = '', body = file] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(file) ?? []
  const seen = (front.match(entry) ?? []).filter((text) => !hidden.includes(text.slice(0, text.indexOf(':'))))
  return [...seen, body].join('\n')
}

/** Data as text, whatever the order of its entries. */
const inOrder = (data: unknown) =>
  JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )

/**
 * The version of a text: the first 12 hexadecimal digits of its SHA-256. Line breaks and runs of spaces don't count, so
 * that a rewrapped text stays signed.
 * @param parts strings, and data whose strings a reader sees
 */
export function versionOf(...parts: unknown[]): string {
  const text = parts.map((part) => (typeof part === 'string' ? part : inOrder(part))).join('\n')
  return createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 12)
}
