import 'server-only'
import { startContact } from '@/lib/contact/start.server'
import { isDevelopment } from '@/lib/platform/env'
import { log } from '@/lib/platform/log/log.server'
import { quietConsole } from '@/lib/platform/log/quiet-console.server'
import { startLocation } from '@/lib/variant/place/start.server'

/** Starts a process that keeps running: the location files, the delivery worker and the log. */
export function startServer(): void {
  startLocation()
  startContact()
  if (!isDevelopment) quietConsole(log())
}
