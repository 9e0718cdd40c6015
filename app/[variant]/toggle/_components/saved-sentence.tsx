'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { choices, isChoice } from './choices'
import { togglePage, type ToggleChoice } from '@/content/toggle-page'
import { keepsCookies, readCookie } from '@/lib/browser-cookies'
import { storeMode } from '@/lib/location/developer-tools'
import { deviceStorage } from '@/lib/location/device-storage'
import { storageKeys } from '@/lib/location/stored'
import { modeCookie } from '@/lib/visitor-cookies'

type Outcome = { choice: ToggleChoice; isKept: boolean } | null

/** Outlasts the change into another variant, which builds the page anew, but not the visit to this page. */
let latest: Outcome | undefined

function isAutomatic(): boolean {
  const storage = deviceStorage()
  return [storageKeys.testLocation, storageKeys.record].every((key) => storage.getItem(key) === null)
}

/**
 * What became of the choice in the address after saving. The cookie says whether it was made: an address alone, which
 * anyone can put into a link, changes nothing and is told nothing.
 */
function outcomeOf(choice: ToggleChoice): Outcome {
  if (choice === 'automatic') return isAutomatic() ? { choice, isKept: true } : null
  if (readCookie(modeCookie) !== choice) return keepsCookies() ? null : { choice, isKept: false }
  // Pressed before script ran, the form was posted: catch up with what that could not store.
  storeMode(choice)
  return { choice, isKept: true }
}

/** Settles the choice in the address, once, and tells of it until the visitor leaves the page. */
function followAddress(tell: () => void): () => void {
  const choice = window.location.hash.slice(1)
  latest = isChoice(choice) ? outcomeOf(choice) : (latest ?? null)
  // A later reload of this address must not choose again.
  if (isChoice(choice)) window.history.replaceState(null, '', window.location.pathname)
  tell()
  return () => {
    if (window.location.pathname !== '/toggle') latest = undefined
  }
}

/** Says that the choice was saved, or that the browser refuses to keep it. */
export function SavedSentence() {
  const sentence = useRef<HTMLParagraphElement>(null)
  const outcome = useSyncExternalStore(
    followAddress,
    () => latest,
    () => undefined,
  )

  // So that it is read out.
  useEffect(() => sentence.current?.focus(), [outcome])

  if (outcome) {
    return (
      <p
        ref={sentence}
        tabIndex={-1}
        className={`mb-2 font-semibold ${outcome.isKept ? 'text-pine' : 'text-alert'}`}
      >
        {outcome.isKept ? togglePage.saved[outcome.choice] : togglePage.refused}
      </p>
    )
  }
  // Without script the address after saving is #local, #remote or #automatic: the browser shows that sentence.
  return outcome === undefined
    ? choices.map((choice) => (
        <p key={choice} id={choice} className="mb-2 hidden font-semibold text-pine target:block">
          {togglePage.saved[choice]}
        </p>
      ))
    : null
}
