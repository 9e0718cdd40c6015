import 'server-only'
import { plainLog } from '@/lib/platform/log/plain-log.server'
import { quietConsole } from '@/lib/platform/log/quiet-console.server'
import { checkSettings, reportRefusals } from '@/lib/platform/check-settings.server'

/**
 * Starts a process on a host that runs functions, such as Vercel. Nothing runs in the background there, and this
 * delays a page's first byte, so it must not load the store, mail or the log (.dependency-cruiser.cjs).
 */
export function startFunction(): void {
  checkSettings()
  reportRefusals(plainLog)
  quietConsole(plainLog)
}
