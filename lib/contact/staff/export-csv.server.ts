import 'server-only'
import { staffEmail } from '@/content/en/ui/contact/staff-email'
import type { KeyRing } from '@/lib/contact/store/key-ring.server'
import { officeMoment } from '@/lib/contact/request/office-moment'
import { staffEmailView } from '@/lib/contact/request/staff-view'
import { csvText } from '@/lib/contact/staff/csv'
import { closedBody, openBody } from '@/lib/contact/store/open-body.server'
import type { StoredRequest } from '@/lib/contact/store/stored-requests.server'

const { labels } = staffEmail
const written = [labels.name, labels.phone, labels.bestTime, labels.language, labels.email, labels.condition]

/** Requests as CSV, neutralized and safe for spreadsheets. Contains patient data. */
export function exportCsv(requests: StoredRequest[], ring: KeyRing): string {
  const head = [labels.reference, labels.received, 'State', 'Last error', ...written, labels.message, 'Note']
  return csvText([head, ...requests.map((stored) => exportRow(stored, ring))])
}

function exportRow(stored: StoredRequest, ring: KeyRing): string[] {
  const received = officeMoment(new Date(stored.received_at))
  const known = [stored.reference, received, stored.state, stored.last_error ?? '']
  const body = openBody(ring, stored)
  if (!body.ok) return [...known, ...written.map(() => ''), '', closedBody[body.code]]
  const { rows, details, message, warnings } = staffEmailView(body.received)
  const value = (label: string) => [...rows, ...details].find((row) => row.label === label)?.value ?? ''
  return [...known, ...written.map(value), message ?? '', warnings.join(' ')]
}
