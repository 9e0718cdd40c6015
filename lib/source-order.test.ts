import { inOrder } from './source-order'

test('grade A stands first, C last, and what is alike keeps its order', () =>
  expect(inOrder(['MAYO', 'ACP', 'NHSW', 'CUH', 'SKOLD'])).toEqual(['NHSW', 'SKOLD', 'ACP', 'MAYO', 'CUH']))
