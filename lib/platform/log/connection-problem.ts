const authority = "the server's certificate comes from an authority that this machine doesn't trust"

const problems: Readonly<Record<string, string>> = {
  ERR_TLS_CERT_ALTNAME_INVALID: "the server's certificate is for another host name",
  CERT_HAS_EXPIRED: "the server's certificate has expired",
  CERT_NOT_YET_VALID: "the server's certificate isn't valid yet",
  DEPTH_ZERO_SELF_SIGNED_CERT: authority,
  SELF_SIGNED_CERT_IN_CHAIN: authority,
  UNABLE_TO_GET_ISSUER_CERT: authority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: authority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: authority,
}

/** Why a server couldn't be trusted, in words for its operator; undefined for any other error. */
export function connectionProblem(error: unknown): string | undefined {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown }
  // pg's error has no code.
  if (message === 'The server does not support SSL connections') return "the server doesn't offer encryption"
  return typeof code === 'string' && Object.hasOwn(problems, code) ? problems[code] : undefined
}
