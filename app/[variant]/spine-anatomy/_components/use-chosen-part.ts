import { useState, useSyncExternalStore } from 'react'
import { type PartId, firstPart, parsePart } from '@/lib/anatomy/parts'

const chosenHere = 'part-chosen'

function subscribe(onChange: () => void) {
  const events = ['hashchange', chosenHere]
  for (const event of events) window.addEventListener(event, onChange)
  return () => {
    for (const event of events) window.removeEventListener(event, onChange)
  }
}

/** Chooses a part. It replaces the address's fragment: the way back leads out of the page, not through every choice. */
function choose(part: PartId) {
  window.history.replaceState(window.history.state, '', `#${part}`)
  window.dispatchEvent(new Event(chosenHere))
}

/** The chosen part. It lives in the address, so that it can be sent, reloaded and kept through a change of variant. */
export function useChosenPart() {
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  )
  const [kept, keep] = useState<PartId>(firstPart)
  const named = parsePart(hash)
  // A fragment that names something else on the page leaves the choice as it was.
  if (named && named !== kept) keep(named)
  return { part: named ?? kept, choose }
}
