import { HttpError } from './http-error'

test.each([
  [500, 'boom', 'Internal Server Error', '500: boom'],
  [502, '', 'Bad Gateway', '502: Bad Gateway'],
])('a failed call: %d with %j', (status, body, statusText, message) => {
  expect(new HttpError(status, body, statusText)).toMatchObject({ name: 'HttpError', status, body, message })
})
