import { practice } from '@/content/practice'
import { widthOf } from './fonts.server'
import { pictures } from './picture'

/** Beside the panel, in pixels. */
const room = 696

test.each([...pictures.values()])('$href: the fonts have every letter, and the label has room', (picture) => {
  expect(widthOf(picture.title, 'heading')).toBeGreaterThan(0)
  expect(widthOf(picture.label, 'text') * 34).toBeLessThan(room)
})

test('the name has room beside its mark', () => {
  expect(widthOf(practice.name, 'heading') * 40).toBeLessThan(room - 70)
})

test('letters and marks of Spanish', () => {
  expect(widthOf('¿Qué año? ¡Señal! «sí» ÁÉÍÓÚÜÑ', 'heading')).toBeGreaterThan(10)
})

test('what the font lacks is refused: the renderer would fetch another font from elsewhere', () => {
  expect(() => widthOf('Back pain 🙂', 'heading')).toThrow('🙂')
  expect(() => widthOf('背中', 'text')).toThrow('背')
})
