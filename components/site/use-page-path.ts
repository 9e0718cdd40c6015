'use client'

import { usePathname } from 'next/navigation'
import { withoutVariant } from '@/lib/variant'

/** The page's own address. While the page is rendered at build, Next's path still has the variant in front. */
export function usePagePath(): string {
  return withoutVariant(usePathname())
}
