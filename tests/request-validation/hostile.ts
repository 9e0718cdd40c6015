import fc from 'fast-check'

/** What programs put into forms to see whether somebody runs it. All of it is only text here. */
export const inertTexts = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</p><style>*{display:none}</style>',
  '{{7*7}}',
  '${7*7}',
  '<%= 7*7 %>',
  "'; DROP TABLE requests; --",
  '" OR "1"="1',
  "=cmd|'/C calc'!A0",
  '@SUM(1+1)*cmd',
  '+1-1',
  'https://evil.example/login',
  '[click](javascript:alert(1))',
  '../../etc/passwd',
  '$(id) `id`',
  '%0d%0aBcc: evil@example.com',
  '&lt;b&gt;',
]

/** What must be refused in a line. */
export const brokenLines = [
  'a\nb',
  'a\r\nBcc: evil@example.com',
  'a\u2028b',
  'a\u0000b',
  'a\u001b[31m',
  'a\tb',
  '\u0085a',
  'a\u009b',
]
export const invisibleTexts = [
  '\u200b',
  '\u2060\ufeff',
  '\u202e',
  '\u3164',
  '\u2800',
  '\u00ad',
  '\u{e0041}',
  '\u180e\u200d',
]
export const addressLists = [
  'a@example.com, b@example.com',
  'a@example.com;b@example.com',
  'a@example.com b@example.com',
  'A <a@example.com>',
]
const bidi = [
  '\u202a',
  '\u202b',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u200e',
  '\u200f',
  '\u061c',
]

/** Text of every kind: ordinary, broken, or an attack with something around it. */
export const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.constantFrom(...inertTexts, ...brokenLines, ...invisibleTexts, ...addressLists),
  fc
    .tuple(
      fc.string({ maxLength: 10 }),
      fc.constantFrom(...inertTexts, ...brokenLines, ...bidi),
      fc.string({ maxLength: 10 }),
    )
    .map((parts) => parts.join('')),
)

const names = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'condition',
  'message',
  'website',
  'elapsed',
  'view',
  '__proto__',
  'constructor',
  'toString',
]

/** Fields as nobody's form sends them: any names, any values. */
export const hostileFields = fc.dictionary(
  fc.oneof(fc.constantFrom(...names), hostileText),
  fc.oneof(hostileText, fc.jsonValue({ maxDepth: 3 })),
  { maxKeys: 10 },
)

/** Near to a proper request, so that what stands behind the first check is reached as well. */
export const nearlyProperFields = fc.record(
  {
    firstName: fc.oneof(fc.constant('Ana'), hostileText),
    lastName: fc.oneof(fc.constant('Example'), hostileText),
    email: fc.oneof(fc.constant('ana@example.com'), fc.emailAddress(), hostileText),
    phone: fc.oneof(
      fc.constant('559-555-0123'),
      hostileText.map((text) => `559-555-0123${text}`),
    ),
    condition: fc.constantFrom('', 'other'),
    message: hostileText,
  },
  { requiredKeys: ['firstName', 'lastName', 'email', 'phone'] },
)
