import { variant } from 'next/root-params'
import { parseVariant, type Variant } from '@/lib/variant'

/**
 * The variant that is being rendered, for server components.
 * @throws when called outside `app/[variant]`: only a mistake in the code can do that.
 */
export async function currentVariant(): Promise<Variant> {
  const parsed = parseVariant((await variant()) ?? '')
  if (!parsed) throw new Error('This component renders only below app/[variant].')
  return parsed
}
