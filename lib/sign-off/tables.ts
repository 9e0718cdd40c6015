import type { MilestoneRow, UrgencyRow } from '@/lib/sign-off/lines'

export const signs: readonly UrgencyRow[] = []
export const operations: readonly MilestoneRow[] = []
