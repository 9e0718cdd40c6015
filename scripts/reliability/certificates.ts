import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Certificate = { key: string; cert: string; path: string; keyPath: string }

/**
 * Creates a certificate and its key in a folder, self-signed or signed by an issuer. Needs the `openssl` program.
 * `path` is the certificate file.
 * @param owner whom it is for, as openssl writes it.
 */
export function makeCertificate(
  folder: string,
  name: string,
  { owner = 'IP:127.0.0.1', issuer }: { owner?: string; issuer?: Certificate } = {},
): Certificate {
  const [path, keyPath] = [join(folder, `${name}.crt`), join(folder, `${name}.key`)]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=${owner}`, '-days', '2']
  const signed = issuer ? ['-CA', issuer.path, '-CAkey', issuer.keyPath] : []
  execFileSync(
    'openssl',
    ['req', '-x509', ...curve, ...subject, ...signed, '-keyout', keyPath, '-out', path],
    {
      stdio: 'ignore',
    },
  )
  return { key: readFileSync(keyPath, 'utf8'), cert: readFileSync(path, 'utf8'), path, keyPath }
}
