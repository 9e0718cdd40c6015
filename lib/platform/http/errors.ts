/** Every error code of the API, with its HTTP status. */
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

/** The body of an API error. `message` is for the visitor; `fields` has a code for each invalid field. */
export type ApiErrorBody = {
  success: false
  error: { code: ApiErrorCode; message: string; fields?: Record<string, string> }
}

/**
 * An API error response, never cached.
 * @param headers such as Retry-After or Allow.
 */
export function errorResponse(error: ApiErrorBody['error'], headers: Record<string, string> = {}): Response {
  const body: ApiErrorBody = { success: false, error }
  const status = errorStatus[error.code]
  return Response.json(body, { status, headers: { ...headers, 'Cache-Control': 'no-store' } })
}

/** A handler for unsupported methods. `message` is for the visitor; `allow` lists the supported ones. */
export function methodNotAllowed(message: string, allow = 'POST'): () => Response {
  return () => errorResponse({ code: 'method-not-allowed', message }, { Allow: allow })
}
