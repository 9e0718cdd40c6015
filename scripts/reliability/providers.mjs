import { createServer } from 'node:http'
import { makeCertificate } from './certificates.mjs'
import { startResend } from './resend-stub.mjs'
import { startSmtp } from './smtp-stub.mjs'

/** Faults that pass by themselves, and those that only a person can mend. */
export const providerFaults = {
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

/** The stub that can have this fault. */
export async function startProvider(fault, folder) {
  if (fault.startsWith('SMTP')) return startSmtp()
  if (fault !== 'TLS') return startResend()
  const [good, bad] = ['provider', 'impostor'].map((name) => makeCertificate(folder, name))
  const resend = await startResend({ tls: good })
  return {
    ...resend,
    env: { ...resend.env, NODE_EXTRA_CA_CERTS: good.path },
    setFault: (name) => resend.setCertificate(name ? bad : good),
  }
}

/** Takes the site's alerts. */
export async function startAlarm() {
  let alerts = 0
  const server = createServer((request, response) => {
    if (request.method === 'POST') alerts += 1
    request.resume()
    response.end()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${server.address().port}/alert`
  return { url, alerts: () => alerts, close: () => server.close() }
}
