/** What identifies an error without repeating anything that a visitor, a mail service or a model wrote. */
export type ErrorFacts = {
  name?: string
  code?: string
  errcode?: number
  digest?: string
  at?: string[]
  cause?: ErrorFacts
}

const MOST_FRAMES = 8

const shapes = {
  name: /^\w{0,40}(Error|Exception|Warning)$/,
  code: /^[A-Z][A-Z0-9_]{2,40}$|^\d[\dA-Z]{4}$/,
  digest: /^\d{1,20}(@E\d+)?$/,
}

function shaped(value: unknown, shape: RegExp): string | undefined {
  return typeof value === 'string' && shape.test(value) ? value : undefined
}

/** The stack's frames without its first lines, which are the message. */
function frames(stack: unknown, message: unknown): string[] | undefined {
  if (typeof stack !== 'string' || typeof message !== 'string') return undefined
  const begin = stack.indexOf(message)
  // A message that was changed since: nobody can tell where it ends.
  if (begin < 0) return undefined
  const lines = stack.slice(begin + message.length).split('\n')
  return lines
    .map((line) => line.trim())
    .filter((line) => /^at .*:\d+:\d+\)?$/.test(line))
    .slice(0, MOST_FRAMES)
}

/**
 * An error as the log may have it: what it is called, its codes and where it happened; never its message. A name or a
 * code counts only in the form that programs give them. Anything may be thrown, so anything is taken.
 */
export function errorFacts(error: unknown): ErrorFacts {
  const { name, code, errcode, digest, stack, message, cause } = Object(error) as Record<string, unknown>
  const facts = {
    name: shaped(name, shapes.name),
    code: shaped(code, shapes.code),
    errcode: typeof errcode === 'number' ? errcode : undefined,
    digest: shaped(digest, shapes.digest),
    at: frames(stack, message),
    cause: cause instanceof Error && cause !== error ? errorFacts(cause) : undefined,
  }
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
}
