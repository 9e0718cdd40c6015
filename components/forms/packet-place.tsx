'use client'

import { type ComponentType, useState } from 'react'
import { useDesk } from './desk-context'
import { fillWords } from '@/content/form-words'
import { visitPacketWords as words } from '@/content/visit-packet-words'

type PacketProps = { questions: Readonly<Record<string, string>> }

/** Opens the choice of what goes into the packet; what it is made of loads then. */
export function PacketPlace({ questions }: PacketProps) {
  const desk = useDesk()
  const [Choice, setChoice] = useState<ComponentType<PacketProps> | null>(null)
  const [isLost, setIsLost] = useState(false)
  const open = () =>
    void import('./filling/packet-choice').then(
      (loaded) => setChoice(() => loaded.PacketChoice),
      () => setIsLost(true),
    )
  if (Choice && desk) return <Choice key={desk.own.person?.id ?? ''} questions={questions} />
  return (
    <>
      <button type="button" onClick={open} className="btn btn-default noscript:hidden">
        {words.open}
      </button>
      <p role="status">{isLost && fillWords.notLoaded}</p>
    </>
  )
}
