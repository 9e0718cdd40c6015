import { variant } from 'next/root-params'
import { parseMode, type Mode } from '@/lib/variant/variant'

/**
 * The mode the page is being rendered for, for server components.
 * @throws if called outside `app/[variant]`, which is a bug in the caller.
 */
export async function currentMode(): Promise<Mode> {
  const mode = parseMode((await variant()) ?? '')
  if (!mode) throw new Error('This component renders only below app/[variant].')
  return mode
}
