import { useState, useSyncExternalStore } from 'react'
import { onFragment, replaceFragment } from '@/components/site/fragment'
import { type PartId, firstPart, parsePart } from '@/lib/anatomy/parts'

const choose = (part: PartId) => replaceFragment(`#${part}`)

/** The chosen part. It lives in the address, so that it can be sent, reloaded and kept through a change of variant. */
export function useChosenPart() {
  const hash = useSyncExternalStore(
    onFragment,
    () => window.location.hash,
    () => '',
  )
  const [kept, keep] = useState<PartId>(firstPart)
  const named = parsePart(hash)
  // A fragment that names something else on the page leaves the choice as it was.
  if (named && named !== kept) keep(named)
  return { part: named ?? kept, choose }
}
