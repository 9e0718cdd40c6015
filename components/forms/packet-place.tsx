'use client'

import { type ComponentType, useState } from 'react'
import { useStoredForms } from './forms-context'
import { Button } from '@/components/ui/button'
import { fillWords } from '@/content/en/ui/tools/forms'
import { visitPacketWords as words } from '@/content/en/ui/tools/visit-packet'

type PacketProps = { questions: Readonly<Record<string, string>> }

/** Opens the packet dialog, whose code loads on demand. */
export function PacketPlace({ questions }: PacketProps) {
  const storedForms = useStoredForms()
  const [Choice, setChoice] = useState<ComponentType<PacketProps> | null>(null)
  const [isLost, setIsLost] = useState(false)
  const open = () =>
    void import('./filling/packet-choice').then(
      (loaded) => setChoice(() => loaded.PacketChoice),
      () => setIsLost(true),
    )
  if (Choice && storedForms)
    return <Choice key={storedForms.records.person?.id ?? ''} questions={questions} />
  return (
    <>
      <Button type="button" onClick={open} className="noscript:hidden">
        {words.open}
      </Button>
      <p role="status">{isLost && fillWords.notLoaded}</p>
    </>
  )
}
