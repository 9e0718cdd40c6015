import { measureProxies } from '@/scripts/reliability/operations/proxies'
import { measureRestore } from '@/scripts/reliability/operations/restore'
import { measureUnit } from '@/scripts/reliability/operations/unit'
import type { Figure } from '@/tests/run/report'

/** The examples in deploy/ and the instructions in docs/operations.md, carried out. */
export async function measureOperations(): Promise<Figure[]> {
  return [...measureUnit(), ...(await measureProxies()), ...(await measureRestore())]
}
