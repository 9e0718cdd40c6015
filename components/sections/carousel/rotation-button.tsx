'use client'

import { Button } from '@/components/ui/button'

/** Pauses or resumes the rotation. The icon has a text label. */
export function RotationButton({
  label,
  isPlaying,
  onPress,
}: {
  label: string
  isPlaying: boolean
  onPress: () => void
}) {
  return (
    <Button type="button" onClick={onPress} variant="ghost" size="sm">
      <svg viewBox="0 0 12 12" className="size-3.5" fill="currentColor" aria-hidden="true">
        <path d={isPlaying ? 'M1 0h4v12H1zM7 0h4v12H7z' : 'M2 0l9 6-9 6z'} />
      </svg>
      {label}
    </Button>
  )
}
