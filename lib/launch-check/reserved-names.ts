const examples = /(^|\.)example(\.(com|net|org))?$/
const local = /(^|\.)(localhost|local|internal|test|invalid)$/
const address = /^[\d.]+$|^\[.*\]$/

/** Whether a host name is reserved for examples (RFC 2606). */
export function isExampleName(host: string): boolean {
  return examples.test(host.toLowerCase())
}

/** Whether a host is local or a bare IP address, which public links must not use. */
export function isLocalName(host: string): boolean {
  return local.test(host.toLowerCase()) || address.test(host)
}

/** The domain of an address such as `Website <web@example.com>`, in lowercase. */
export function mailDomain(address: string): string {
  return address
    .slice(address.lastIndexOf('@') + 1)
    .replace(/>.*$/, '')
    .toLowerCase()
}
