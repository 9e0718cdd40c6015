'use client'

import { clsx } from 'clsx'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { choices, isChoice } from './choices'
import { togglePage, type ToggleChoice } from '@/content/en/ui/tools/toggle'
import { storesCookies, readCookie } from '@/lib/variant/location/cookies'
import { storeMode, storePatient } from '@/lib/variant/location/choice'
import { deviceStorage } from '@/lib/browser/device-storage'
import { storageKeys } from '@/lib/variant/location/stored'
import { modeCookie } from '@/lib/variant/visitor-cookies'

type Outcome = { choice: ToggleChoice; isSaved: boolean } | null

/** Undefined until the URL has been read. Survives a render whose URL has no choice in it, but not leaving the page. */
let latest: Outcome | undefined

function isAutomatic(): boolean {
  const storage = deviceStorage()
  return [storageKeys.testLocation, storageKeys.showOffice, storageKeys.record].every(
    (key) => storage.getItem(key) === null,
  )
}

/**
 * The outcome of the choice in the URL after saving. The cookie confirms that it was made: a URL alone, which
 * anyone can link to, neither changes nor confirms anything.
 */
function outcomeOf(choice: ToggleChoice): Outcome {
  if (choice === 'automatic') return isAutomatic() ? { choice, isSaved: true } : null
  if (readCookie(modeCookie) !== choice) return storesCookies() ? null : { choice, isSaved: false }
  // If clicked before the script ran, the form was posted: store what the server could not.
  if (choice === 'local') storePatient()
  else storeMode(choice)
  return { choice, isSaved: true }
}

/** Applies the choice in the URL once, and reports it until the visitor leaves the page. */
function followAddress(tell: () => void): () => void {
  const choice = window.location.hash.slice(1)
  // Saving loads the page. Only then does the hash count: the router may bring it back later.
  if (latest === undefined) latest = isChoice(choice) ? outcomeOf(choice) : null
  // A later reload of this URL must not choose again. The history state is the router's; without it, Back
  // would fail.
  if (isChoice(choice)) window.history.replaceState(window.history.state, '', window.location.pathname)
  tell()
  // Whoever goes back at once is here again before React has cleaned up.
  const forget = () => {
    latest = null
    tell()
  }
  window.addEventListener('popstate', forget)
  return () => {
    window.removeEventListener('popstate', forget)
    if (window.location.pathname !== '/toggle') latest = null
  }
}

/** Says that the choice was saved, or that the browser refuses to store it. */
export function SavedSentence() {
  const sentence = useRef<HTMLParagraphElement>(null)
  const outcome = useSyncExternalStore(
    followAddress,
    () => latest,
    () => undefined,
  )

  // So that screen readers announce it.
  useEffect(() => sentence.current?.focus(), [outcome])

  if (outcome) {
    return (
      <p
        ref={sentence}
        tabIndex={-1}
        className={clsx('mb-2 font-semibold', outcome.isSaved ? 'text-pine' : 'text-alert')}
      >
        {outcome.isSaved ? togglePage.saved[outcome.choice] : togglePage.refused}
      </p>
    )
  }
  // Without JavaScript the URL after saving is #local, #remote or #automatic, and CSS shows that sentence.
  return outcome === undefined
    ? choices.map((choice) => (
        <p key={choice} id={choice} className="mb-2 hidden font-semibold text-pine target:block">
          {togglePage.saved[choice]}
        </p>
      ))
    : null
}
