'use client'

import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '@/components/site/use-hydrated'

type Words = { start: string; pause: string; resume: string; stop: string; noVoice: string }
type State = 'silent' | 'reading' | 'paused' | 'no-voice'

/** Reads the text of `[data-read-aloud]` aloud, where the browser can; the script for it comes with the first press. */
export function ListenButton({ words }: { words: Words }) {
  const isHydrated = useHydrated()
  const [state, setState] = useState<State>('silent')

  const reading = useRef<AbortController>(null)
  const silence = () => {
    reading.current?.abort()
    window.speechSynthesis?.cancel()
  }

  useEffect(() => silence, [])

  if (!isHydrated || !('speechSynthesis' in window)) return null
  if (state === 'no-voice') return <p role="status">{words.noVoice}</p>

  const start = async () => {
    const { readAloud } = await import('@/lib/read-aloud')
    const text = document.querySelector('[data-read-aloud]')
    if (!text) return
    const controller = new AbortController()
    reading.current = controller
    setState('reading')
    const { signal } = controller
    if (!(await readAloud(text, signal, () => signal.aborted || setState('silent')))) setState('no-voice')
  }
  const toggle = () => {
    if (state === 'silent') return void start()
    if (state === 'reading') speechSynthesis.pause()
    else speechSynthesis.resume()
    setState(state === 'reading' ? 'paused' : 'reading')
  }
  const stop = () => {
    silence()
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
