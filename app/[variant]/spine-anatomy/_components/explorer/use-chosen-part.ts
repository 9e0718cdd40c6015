import { useState, useSyncExternalStore } from 'react'
import { onFragment, replaceFragment } from '@/components/site/navigation/fragment'
import { type PartId, firstPart, parsePart } from '@/lib/anatomy/parts'

const choose = (part: PartId) => replaceFragment(`#${part}`)

/** The selected part. It is stored in the URL, so it can be shared and survives a reload. */
export function useChosenPart() {
  const hash = useSyncExternalStore(
    onFragment,
    () => window.location.hash,
    () => '',
  )
  const [lastPart, setLastPart] = useState<PartId>(firstPart)
  const named = parsePart(hash)
  // Ignore fragments that refer to something else on the page.
  if (named && named !== lastPart) setLastPart(named)
  return { part: named ?? lastPart, choose }
}
