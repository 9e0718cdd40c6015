'use client'

import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '@/components/site/use-hydrated'
import { Button } from '@/components/ui/button'

type Words = { start: string; pause: string; resume: string; stop: string; noVoice: string }
type State = 'silent' | 'reading' | 'paused' | 'no-voice'

/** Reads the text of `[data-read-aloud]` aloud, if the browser can. Its script loads on the first press. */
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
    const { readAloud } = await import('@/lib/browser/read-aloud')
    const texts = [...document.querySelectorAll('[data-read-aloud]')]
    const controller = new AbortController()
    reading.current = controller
    setState('reading')
    const { signal } = controller
    if (!(await readAloud(texts, signal, () => signal.aborted || setState('silent')))) setState('no-voice')
  }
  const handleToggle = () => {
    if (state === 'silent') return void start()
    if (state === 'reading') speechSynthesis.pause()
    else speechSynthesis.resume()
    setState(state === 'reading' ? 'paused' : 'reading')
  }
  const handleStop = () => {
    silence()
    setState('silent')
  }
  const label = { silent: words.start, reading: words.pause, paused: words.resume }[state]
  return (
    <>
      <Button
        type="button"
        onClick={handleToggle}
        variant="link"
        className="min-w-12 justify-start print:hidden"
      >
        {label}
      </Button>
      {state !== 'silent' && (
        <Button
          type="button"
          onClick={handleStop}
          variant="link"
          className="min-w-12 justify-start print:hidden"
        >
          {words.stop}
        </Button>
      )}
    </>
  )
}
