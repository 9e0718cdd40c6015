'use client'

import { useEffect, useState } from 'react'
import { useHydrated } from '@/components/site/use-hydrated'

type Words = { start: string; pause: string; resume: string; stop: string; noVoice: string }
type State = 'silent' | 'reading' | 'paused' | 'no-voice'

/** Reads the text of `[data-read-aloud]` aloud, where the browser can; the script for it comes with the first press. */
export function ListenButton({ words }: { words: Words }) {
  const isHydrated = useHydrated()
  const [state, setState] = useState<State>('silent')

  useEffect(() => () => window.speechSynthesis?.cancel(), [])

  if (!isHydrated || !('speechSynthesis' in window)) return null
  if (state === 'no-voice') return <p role="status">{words.noVoice}</p>

  const start = async () => {
    const { readAloud } = await import('@/lib/read-aloud')
    const text = document.querySelector('[data-read-aloud]')
    if (!text) return
    setState('reading')
    if (!(await readAloud(text, () => setState('silent')))) setState('no-voice')
  }
  const toggle = () => {
    if (state === 'silent') return void start()
    if (state === 'reading') speechSynthesis.pause()
    else speechSynthesis.resume()
    setState(state === 'reading' ? 'paused' : 'reading')
  }
  const stop = () => {
    speechSynthesis.cancel()
    setState('silent')
  }
  const label = { silent: words.start, reading: words.pause, paused: words.resume }[state]
  return (
    <>
      <button type="button" onClick={toggle} className="min-h-12 link print:hidden">
        {label}
      </button>
      {state !== 'silent' && (
        <button type="button" onClick={stop} className="min-h-12 link print:hidden">
          {words.stop}
        </button>
      )}
    </>
  )
}
