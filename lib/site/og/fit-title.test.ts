import fc from 'fast-check'
import { fitTitle } from './fit-title'
import { widthOf } from './fonts.server'

const box = { width: 696, height: 336 }
/** The real font's widths, cached because the property test measures many words. */
const known = new Map<string, number>()
function measure(text: string): number {
  const width = known.get(text) ?? widthOf(text, 'heading', -0.015)
  known.set(text, width)
  return width
}
const fit = (title: string) => fitTitle(title, box, measure)
const widest = ({ lines, size }: ReturnType<typeof fit>) =>
  Math.max(...lines.map((line) => measure(line) * size))

test('a short title has the largest size', () =>
  expect(fit('Spinal stenosis')).toEqual({ size: 92, lines: ['Spinal stenosis'] }))

test('longer titles get smaller sizes and stay complete', () => {
  const titles = [
    'Recovery guide',
    'Cervical myelopathy: pressure on the cord',
    'Estenosis del canal lumbar: ¿qué significa y cuándo conviene operar?',
    'What to ask, what to bring and what to expect when you see a spine surgeon for the very first time',
  ]
  const fitted = titles.map(fit)
  expect(fitted.map(({ lines }) => lines.join(' '))).toEqual(titles)
  const sizes = fitted.map(({ size }) => size)
  expect(sizes.at(-1)).toBe(Math.min(...sizes))
  expect(new Set(sizes).size).toBeGreaterThan(2)
})

test('shrinks to save a third line, but not to save a second', () => {
  expect(fit('Minimally Invasive Surgery')).toEqual({ size: 84, lines: ['Minimally', 'Invasive Surgery'] })
  expect(fit('Disc Replacement')).toEqual({ size: 92, lines: ['Disc', 'Replacement'] })
})

test('lines have about the same length', () => {
  const { lines, size } = fit('Do I need a scan for back pain?')
  const widths = lines.map((line) => measure(line) * size)
  expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.75)
})

test('a title that is too long is cut at a word, without trailing punctuation', () => {
  const title = Array.from({ length: 12 }, () => 'Rehabilitación después de la cirugía,').join(' ')
  const { lines, size } = fit(title)
  const text = lines.join(' ')
  expect(size).toBe(48)
  expect(text).toMatch(/\p{Letter}…$/u)
  const beginning = text.slice(0, -1)
  expect(title.startsWith(beginning)).toBe(true)
  expect(title.charAt(beginning.length)).toMatch(/[ ,]/)
})

test('a word longer than a line is truncated', () => {
  const { lines } = fit('x'.repeat(200))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^x{10,}…$/)
})

const words = fc.array(fc.string({ unit: fc.constantFrom(...'aWñ?'), minLength: 1, maxLength: 20 }), {
  minLength: 1,
  maxLength: 40,
})

test('any title fits its box and is complete unless truncated at the end', () =>
  fc.assert(
    fc.property(words, (list) => {
      const title = list.join(' ')
      const fitted = fit(title)
      expect(widest(fitted)).toBeLessThanOrEqual(box.width)
      expect(fitted.lines.length * fitted.size * 1.1).toBeLessThanOrEqual(box.height)
      const text = fitted.lines.join(' ')
      if (text !== title) expect(title.startsWith(text.replace(/…$/, ''))).toBe(true)
    }),
    { numRuns: 100 },
  ))
