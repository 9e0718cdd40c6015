import { inOrder } from './source-order'

test('sorts by grade, keeping the order within a grade', () =>
  expect(inOrder(['MAYO', 'ACP', 'NHSW', 'CUH', 'SKOLD'])).toEqual(['NHSW', 'SKOLD', 'ACP', 'MAYO', 'CUH']))
