'use client'

import { useLocation } from '@/components/site/location/location-provider'
import type { Mode } from '@/lib/variant/variant'

/**
 * Text that depends on the visitor's mode. All versions are in the HTML, so none may contain the office's
 * contact details.
 */
export function ModeText({ words }: { words: Record<Mode, string> }) {
  return words[useLocation().mode]
}
