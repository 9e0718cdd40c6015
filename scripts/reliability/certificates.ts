import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Certificate = { key: string; cert: string; path: string }

/**
 * Creates a self-signed certificate for 127.0.0.1 and its key in a folder. Needs the `openssl` program.
 * `path` is the certificate file.
 */
export function makeCertificate(folder: string, name: string): Certificate {
  const [path, keyPath] = [join(folder, `${name}.crt`), join(folder, `${name}.key`)]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const owner = ['-subj', `/CN=${name}`, '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...curve, ...owner, '-keyout', keyPath, '-out', path], {
    stdio: 'ignore',
  })
  return { key: readFileSync(keyPath, 'utf8'), cert: readFileSync(path, 'utf8'), path }
}
