'use client'

import { useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { PainMark } from '@/content/anatomy/body-areas'
import { saddleWords } from '@/content/anatomy/saddle'

const isSign = ({ area, kind }: PainMark) =>
  (area === 'front-saddle' || area === 'back-saddle') && (kind === 'numb' || kind === 'tingling')

/** Whether the visitor has just tapped or pressed a key. Firefox can't tell before version 120. */
const hasActed = () => 'userActivation' in navigator && navigator.userActivation.isActive

/** Sends the visitor to 911 when the marked area and symptom can mean cauda equina syndrome. */
export function SaddleAlert({ marks }: { marks: readonly PainMark[] }) {
  const card = useRef<HTMLDivElement>(null)
  const isShown = marks.some(isSign)
  useEffect(() => {
    // After a tap or a key, not when saved marks are read: the drawing can be taller than the window.
    if (isShown && hasActed()) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])

  if (!isShown) return null
  return (
    <Alert ref={card} role="alert" variant="destructive" className="space-y-4">
      <p className="font-heading text-2xl text-alert">{saddleWords.heading}</p>
      <p>{saddleWords.text}</p>
      <Button asChild variant="destructive" size="lg">
        <a href="tel:911">{saddleWords.call}</a>
      </Button>
    </Alert>
  )
}
