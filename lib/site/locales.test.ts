import { languageAlternates } from './locales'

test('currently each page is in English, which is also the default', () =>
  expect(languageAlternates('/about')).toEqual({ 'en-US': '/about', 'x-default': '/about' }))

test.each([
  ['/about', '/es/about'],
  ['/', '/es'],
])('with Spanish, %s is also at %s', (path, spanish) => {
  const languages = [
    { tag: 'en-US', prefix: '' },
    { tag: 'es-US', prefix: '/es' },
  ]
  expect(languageAlternates(path, languages)).toEqual({
    'en-US': path,
    'es-US': spanish,
    'x-default': path,
  })
})
