import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Certificate = { key: string; cert: string; path: string; keyPath: string }

const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']

const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'ignore' })

const filesOf = (folder: string, name: string) => ({
  path: join(folder, `${name}.crt`),
  keyPath: join(folder, `${name}.key`),
})

const read = (path: string, keyPath: string): Certificate => ({
  key: readFileSync(keyPath, 'utf8'),
  cert: readFileSync(path, 'utf8'),
  path,
  keyPath,
})

/** Creates a certificate authority in a folder, and issues certificates for a host name; negative days ended before. */
export function makeAuthority(folder: string, name: string) {
  const { path, keyPath } = filesOf(folder, name)
  const authority = ['-subj', `/CN=${name}`, '-addext', 'basicConstraints=critical,CA:true', '-days', '2']
  openssl('req', '-x509', ...curve, ...authority, '-keyout', keyPath, '-out', path)
  return {
    path,
    issue(host: string, days = 1): Certificate {
      const files = filesOf(folder, `${name}-${host}-${days}`)
      const [request, extensions] = [`${files.path}.csr`, `${files.path}.ext`]
      writeFileSync(extensions, `subjectAltName=DNS:${host}\n`)
      openssl('req', '-new', ...curve, '-subj', `/CN=${host}`, '-keyout', files.keyPath, '-out', request)
      const signer = ['-CA', path, '-CAkey', keyPath, '-CAcreateserial', '-days', String(days)]
      openssl('x509', '-req', '-in', request, '-extfile', extensions, ...signer, '-out', files.path)
      return read(files.path, files.keyPath)
    },
  }
}
