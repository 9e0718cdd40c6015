import { passages } from '@/lib/search/passages/passages'
import { passagesHolding } from '@/lib/search/index/search-index'

/** Inverse document frequency of a stem; highest for one that occurs nowhere. */
export function rarityOf(stem: string): number {
  return Math.log(1 + passages.length / (1 + passagesHolding(stem)))
}
