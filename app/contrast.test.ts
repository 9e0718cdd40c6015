import { globSync, readFileSync } from 'node:fs'

/* WCAG 2.2: 1.4.3 (text 4.5:1), 1.4.6 for body text (7:1), 1.4.11 (controls 3:1). */

const styles = readFileSync('app/styles/theme.css', 'utf8')

/** Every color in the style sheet, for the light and dark themes. */
const tokens = new Map(
  [
    ...styles.matchAll(
      /--color-([\w-]+): (?:light-dark\((#[\da-f]{3,6}), (#[\da-f]{3,6})\)|(#[\da-f]{3,6}));/g,
    ),
  ].map(([, name, light, dark, both]) => [name, { light: light ?? both, dark: dark ?? both }]),
)

function luminance(hex: string): number {
  const digits =
    hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : hex.slice(1).match(/../g)
  const [red = 0, green = 0, blue = 0] = (digits ?? []).map((pair) => {
    const value = parseInt(pair, 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((first, second) => second - first)
  return (bright + 0.05) / (dim + 0.05)
}

function color(name: string, theme: 'light' | 'dark'): string {
  const value = tokens.get(name)?.[theme]
  if (!value) throw new Error(`app/styles/theme.css has no color "${name}".`)
  return value
}

const surfaces = ['paper', 'bone', 'sage', 'field']

/** [foreground, background, minimum ratio] */
const pairs: [string, string[], number][] = [
  ['ink', surfaces, 7],
  ['muted', surfaces, 4.5],
  ['pine', surfaces, 4.5],
  ['pine-hover', surfaces, 4.5],
  ['poppy-text', surfaces, 4.5],
  ['alert', surfaces, 4.5],
  ['on-pine', ['pine', 'pine-hover'], 4.5],
  ['on-deep', ['pine-deep'], 7],
  ['on-deep-muted', ['pine-deep'], 4.5],
  ['on-alert', ['alert'], 4.5],
  ['paper', ['ink'], 4.5],
  // Lines, rings and highlighted levels: not text.
  ['poppy', surfaces, 3],
  ['field-line', surfaces, 3],
]

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  test.each(
    pairs.flatMap(([name, grounds, least]) => grounds.map((ground) => [name, ground, least] as const)),
  )('%s on %s is at least %s to 1', (name, ground, least) => {
    expect(contrast(color(name, theme), color(ground, theme))).toBeGreaterThanOrEqual(least)
  })
})

const code = globSync('{app,components}/**/*.{ts,tsx,css}')
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')
const readable = pairs.filter(([, , least]) => least >= 4.5)

/** The colors set by classes or rules, deduplicated; the half-transparent `ink/60` counts as its own. */
const colors = (...given: RegExp[]) =>
  [...new Set(given.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name)))].filter(
    (name) => tokens.has(name.split('/')[0] ?? ''),
  )

test('every text color is in the table with a ratio for text', () => {
  // Not text: list bullets (numbers are text), and icons drawn with `content`.
  const used = colors(
    /(?<!list-disc[^"]*marker:)\btext-([a-z-]+(?:\/\d+)?)/g,
    /(?<!\scontent:[^}]*)(?<![\w-])color: var\(--color-([a-z-]+)\)/g,
  )
  const known = new Set(readable.map(([name]) => name))
  expect(used.length).toBeGreaterThan(8)
  expect(used.filter((name) => !known.has(name))).toEqual([])
})

test('every background that can have text on it is in the table', () => {
  // No text is drawn on dots: list bullets and carousel dots.
  const used = colors(
    /(?<!before:)\bbg-(?!field-line\b)([a-z-]+(?:\/\d+)?)/g,
    /background: var\(--color-([a-z-]+)\)/g,
  )
  const known = new Set(readable.flatMap(([, grounds]) => grounds))
  expect(used.length).toBeGreaterThan(5)
  expect(used.filter((name) => !known.has(name))).toEqual([])
})

test('computes the WCAG contrast ratio', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
