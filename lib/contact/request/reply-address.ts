const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?'
const plainAddress = new RegExp(`^${atom}(?:\\.${atom})*@${label}(?:\\.${label})+$`)

/**
 * The patient's address if it is safe in a Reply-To header: plain ASCII that needs no quoting or encoding.
 * Otherwise undefined, and the address is only in the e-mail's body.
 */
export function replyAddress(email: string): string | undefined {
  return plainAddress.test(email) ? email : undefined
}
