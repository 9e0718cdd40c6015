import { Appointment } from './appointment'
import { ContactInvitation } from './contact-invitation'
import { ContactRegion } from './contact-region'
import { currentMode } from '@/lib/variant/current-mode'

/** Form and office details for local visitors; a location check for everyone else. */
export async function ContactSection() {
  const mode = await currentMode()
  return (
    <div id="contact">
      <ContactRegion>{mode === 'local' ? <Appointment /> : <ContactInvitation />}</ContactRegion>
    </div>
  )
}
