import { passageReply, unknownReply } from './embedded'
import { search } from '@/lib/search/search'

const titles = (text: string) =>
  passageReply(text, search(text, { mode: 'local', limit: 3 }))?.sources.map(({ title }) => title) ?? []

test('who asks in Spanish gets Spanish links, where this site has a Spanish name for the place', () => {
  expect(titles('¿cómo es la recuperación de una fusión?')).toContain('Recuperación después de una fusión')
  expect(unknownReply('¿cuánto cuesta un boleto a Guadalajara?', 'local').sources).toEqual([
    { href: '/contact', title: 'Contacto' },
    { href: '/resources/faq', title: 'Preguntas frecuentes' },
    { href: '/resources/conditions', title: 'Guías de problemas de la columna' },
  ])
})

test('who asks in English gets the names of the pages', () => {
  expect(titles('How is recovery after a fusion?').join()).not.toMatch(/Recuperación/)
  expect(unknownReply('how tall is mount whitney', 'remote').sources).toEqual([
    { href: '/contact', title: 'Contact' },
    { href: '/toggle', title: 'Show office details' },
    { href: '/resources/faq', title: 'Frequently asked questions' },
  ])
})
