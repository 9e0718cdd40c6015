/** Every way an API call can be refused, and the status that says so (architecture: contracts). */
export const errorStatus = {
  malformed: 400,
  'foreign-origin': 403,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  'missing-fields': 422,
  'invalid-fields': 422,
  'too-many-requests': 429,
  unavailable: 503,
} as const

export type ApiErrorCode = keyof typeof errorStatus

/** What an API call that was refused answers. `message` is for the visitor; `fields` holds a code for each field. */
export type ApiErrorBody = {
  success: false
  error: { code: ApiErrorCode; message: string; fields?: Record<string, string> }
}

/**
 * The answer to an API call that was refused, never cached.
 * @param headers such as Retry-After or Allow.
 */
export function errorResponse(error: ApiErrorBody['error'], headers: Record<string, string> = {}): Response {
  const body: ApiErrorBody = { success: false, error }
  const status = errorStatus[error.code]
  return Response.json(body, { status, headers: { ...headers, 'Cache-Control': 'no-store' } })
}

/** A handler for the methods that a call refuses. `message` is for the visitor; `allow` names the others. */
export function methodNotAllowed(message: string, allow = 'POST'): () => Response {
  return () => errorResponse({ code: 'method-not-allowed', message }, { Allow: allow })
}
