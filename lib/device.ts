import type { Device } from '@/lib/variant'
import type { MobileOverride } from '@/lib/location/stored'

/** Spec 2.1: the phone layout up to 768 px; tablets (769 to 1024) and desktops share the other. */
export const mobileQuery = '(max-width: 768px)'

/** The layout that a user agent asks for. A tablet gets the desktop layout, also an iPad that calls itself mobile. */
export function deviceFromUserAgent(userAgent: string): Device {
  return /Mobi|iPhone|iPod|Windows Phone/i.test(userAgent) && !/iPad|Tablet/i.test(userAgent)
    ? 'mobile'
    : 'desktop'
}

/** The layout that is right in the browser: the stored override, else the user agent or a narrow window (spec 2.1). */
export function deviceInBrowser(input: {
  override: MobileOverride | null
  userAgent: string
  isNarrow: boolean
}): Device {
  if (input.override?.enabled) return input.override.device ?? 'mobile'
  return input.isNarrow ? 'mobile' : deviceFromUserAgent(input.userAgent)
}
