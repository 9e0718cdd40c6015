/** What identifies an error without repeating text from a visitor, a mail service or a model. */
export type ErrorFacts = {
  name?: string
  code?: string
  errcode?: number
  digest?: string
  at?: string[]
  cause?: ErrorFacts
}

const MAX_FRAMES = 8

const shapes = {
  name: /^\w{0,40}(Error|Exception|Warning)$/,
  code: /^[A-Z][A-Z0-9_]{2,40}$|^\d[\dA-Z]{4}$/,
  digest: /^\d{1,20}(@E\d+)?$/,
}

function shaped(value: unknown, shape: RegExp): string | undefined {
  return typeof value === 'string' && shape.test(value) ? value : undefined
}

/** The stack frames, without the message at the start of the stack. */
function frames(stack: unknown, message: unknown): string[] | undefined {
  if (typeof stack !== 'string' || typeof message !== 'string') return undefined
  const begin = stack.indexOf(message)
  // The message was changed after the stack was captured, so its end in the stack is unknown.
  if (begin < 0) return undefined
  const lines = stack.slice(begin + message.length).split('\n')
  return lines
    .map((line) => line.trim())
    .filter((line) => /^at .*:\d+:\d+\)?$/.test(line))
    .slice(0, MAX_FRAMES)
}

/**
 * The loggable facts of an error: its name, codes and location, never its message. Names and codes are only
 * used if they have a typical format. Accepts any thrown value.
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
