import { practice } from '@/content/generated/practice/practice'
import { widthOf } from './fonts.server'
import { pictures } from './picture'

/** The width next to the panel, in pixels. */
const room = 696

test.each([...pictures.values()])('$href: the fonts have every character, and the label fits', (picture) => {
  expect(widthOf(picture.title, 'heading')).toBeGreaterThan(0)
  expect(widthOf(picture.label, 'text') * 34).toBeLessThan(room)
})

test('the name fits next to the logo', () => {
  expect(widthOf(practice.name, 'heading') * 40).toBeLessThan(room - 70)
})

test('supports Spanish letters and punctuation', () => {
  expect(widthOf('¿Qué año? ¡Señal! «sí» ÁÉÍÓÚÜÑ', 'heading')).toBeGreaterThan(10)
})

test('rejects characters missing from the font, for which the renderer would fetch another font', () => {
  expect(() => widthOf('Back pain 🙂', 'heading')).toThrow('🙂')
  expect(() => widthOf('背中', 'text')).toThrow('背')
})
