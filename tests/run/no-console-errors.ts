import { format } from 'node:util'

/*
 * Fails a test during which React, a package or the site's own code prints an error or a warning. A test that
 * expects one mocks it with `const error = jest.spyOn(console, 'error').mockImplementation()` and then
 * expects the call.
 */
const printed: Error[] = []

for (const level of ['error', 'warn'] as const)
  console[level] = (...parts: unknown[]) => {
    const line = new Error(`console.${level}: ${format(...parts)}`)
    // The location of the call.
    Error.captureStackTrace(line, console[level])
    printed.push(line)
  }

afterEach(() => {
  const [first] = printed.splice(0)
  if (first) throw first
})
