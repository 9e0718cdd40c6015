import { cn } from './cn'

test('the last of two conflicting classes wins', () => {
  expect(cn('rounded-lg p-5', 'p-6 sm:p-8')).toBe('rounded-lg p-6 sm:p-8')
  expect(cn('border', 'border-0 border-b')).toBe('border-0 border-b')
})

test('a text size and a color of our theme do not conflict, nor do a font and a weight', () => {
  expect(cn('text-sm text-on-deep-muted font-heading', 'font-bold')).toBe(
    'text-sm text-on-deep-muted font-heading font-bold',
  )
  expect(cn('text-muted', 'text-on-pine')).toBe('text-on-pine')
})

test('our own utilities are kept', () => {
  expect(cn('btn btn-outline field link measure scripted', 'w-full')).toBe(
    'btn btn-outline field link measure scripted w-full',
  )
})

test('falsy values are left out', () => {
  expect(cn('flex', false, undefined, null, { hidden: false })).toBe('flex')
})
