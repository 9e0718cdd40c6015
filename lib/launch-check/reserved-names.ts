const examples = /(^|\.)example(\.(com|net|org))?$/
const local = /(^|\.)(localhost|local|internal|test|invalid)$/
const address = /^[\d.]+$|^\[.*\]$/

/** Whether a host name is set aside for examples (RFC 2606): nobody can own it. */
export function isExampleName(host: string): boolean {
  return examples.test(host.toLowerCase())
}

/** Whether a host means this machine or this network, or is a bare address: no visitor's browser should be sent there. */
export function isLocalName(host: string): boolean {
  return local.test(host.toLowerCase()) || address.test(host)
}

/** The domain of an address such as `Website <web@example.com>`, in small letters. */
export function mailDomain(address: string): string {
  return address
    .slice(address.lastIndexOf('@') + 1)
    .replace(/>.*$/, '')
    .toLowerCase()
}
