const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?'
const plainAddress = new RegExp(`^${atom}(?:\\.${atom})*@${label}(?:\\.${label})+$`)

/**
 * The patient's address, if it can stand in the Reply-To header as it is: plain ASCII, nothing to quote or to
 * encode. Otherwise undefined, and the staff read the address in the mail.
 */
export function replyAddress(email: string): string | undefined {
  return plainAddress.test(email) ? email : undefined
}
