import { passages } from '@/lib/search/passages'
import { passagesHolding } from '@/lib/search/search-index'

/** How telling a stem is: what stands in few passages says more of what is looked for. What stands in none says most. */
export function rarityOf(stem: string): number {
  return Math.log(1 + passages.length / (1 + passagesHolding(stem)))
}
