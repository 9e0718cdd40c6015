import { Appointment } from './appointment'
import { ContactInvitation } from './contact-invitation'
import type { Mode } from '@/lib/variant'

/** Spec 2.4: the form and the details for local visitors, the way to find out for all others. */
export function ContactSection({ mode }: { mode: Mode }) {
  return <div id="contact">{mode === 'local' ? <Appointment /> : <ContactInvitation />}</div>
}
