import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Mail } from '@/scripts/reliability/judge'
import { makeCertificate } from '@/scripts/reliability/certificates'
import { startResend } from '@/scripts/reliability/resend-stub'
import { startSmtp } from '@/scripts/reliability/smtp-stub'

/** `passing` faults resolve by themselves; `lasting` ones need a person. */
export const providerFaults: Readonly<Record<string, 'lasting' | 'passing'>> = {
  401: 'lasting',
  '409 in use': 'passing',
  '409 other body': 'lasting',
  422: 'lasting',
  429: 'passing',
  500: 'passing',
  hang: 'passing',
  'reset before': 'passing',
  'reset after': 'passing',
  'malformed 200': 'passing',
  TLS: 'passing',
  'SMTP 4xx': 'passing',
  'SMTP 5xx': 'lasting',
  'SMTP drop after DATA': 'passing',
}
export const faultNames = Object.keys(providerFaults)

/** A fake mail provider on loopback. */
export type Provider = {
  env: Record<string, string>
  /** Undefined ends the fault. */
  setFault: (name: string | undefined) => void
  mails: () => Mail[]
  close: () => unknown
}

/** Starts the stub that supports this fault. */
export async function startProvider(fault: string, folder: string): Promise<Provider> {
  if (fault.startsWith('SMTP')) return startSmtp()
  if (fault !== 'TLS') return startResend()
  const good = makeCertificate(folder, 'provider')
  const bad = makeCertificate(folder, 'impostor')
  const resend = await startResend({ tls: good })
  return {
    ...resend,
    env: { ...resend.env, NODE_EXTRA_CA_CERTS: good.path },
    setFault: (name) => resend.setCertificate(name ? bad : good),
  }
}

/** Receives the site's alerts. */
export async function startAlarm() {
  let alerts = 0
  const server = createServer((request, response) => {
    if (request.method === 'POST') alerts += 1
    request.resume()
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/alert`
  return { url, alerts: () => alerts, close: () => server.close() }
}
