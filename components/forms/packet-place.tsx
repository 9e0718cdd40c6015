'use client'

import { useState } from 'react'
import { useStoredForms } from './stored-forms'
import { Later } from '@/components/records/later'
import { Button } from '@/components/ui/button'
import { fillWords } from '@/content/en/ui/tools/forms'
import { visitPacketWords as words } from '@/content/en/ui/tools/visit-packet'

const loadChoice = () => import('./filling/packet-choice').then(({ PacketChoice }) => PacketChoice)

/** Opens the choice of what goes into the packet, whose code loads on demand. */
export function PacketPlace({ questions }: { questions: Readonly<Record<string, string>> }) {
  const storedForms = useStoredForms()
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen || !storedForms)
    return (
      <Button type="button" onClick={() => setIsOpen(true)} className="noscript:hidden">
        {words.open}
      </Button>
    )
  const person = storedForms.records.person?.id ?? ''
  return <Later key={person} load={loadChoice} failed={fillWords.notLoaded} props={{ questions }} />
}
