import 'server-only'
import type { ClientConfig } from 'pg'
import { parseIntoClientConfig } from 'pg-connection-string'
import { EnvironmentError } from '@/lib/platform/env'

/**
 * The settings in DATABASE_URL, with the contents of the certificate files that it names. They are read once, so
 * that a file which is replaced later can't break a running site.
 * @throws EnvironmentError if a file can't be read, or a value is invalid.
 */
export function connectionSettings(url: string): ClientConfig {
  try {
    return parseIntoClientConfig(url)
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException
    const problem = syscall ? `can't read a certificate file that it names (${code})` : 'has an invalid value'
    throw new EnvironmentError(`The configuration is invalid.\nDATABASE_URL: ${problem}`)
  }
}

/** This machine, a socket, or a name without dots, as in a network of containers. */
function isNearby(host: string): boolean {
  return /^(localhost|127\.[\d.]+|::1)$/.test(host) || host.startsWith('/') || !/[.:]/.test(host)
}

/** Whether the connection stays nearby, or is encrypted to a server whose certificate is verified. */
export function isProtected({ host = '', ssl }: ClientConfig): boolean {
  if (isNearby(host)) return true
  return ssl === true || (typeof ssl === 'object' && ssl.rejectUnauthorized !== false)
}
