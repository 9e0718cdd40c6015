'use client'

import { Button } from '@/components/ui/button'

/** A button for the previous or next item. */
export function ArrowButton({
  label,
  direction,
  onPress,
}: {
  label: string
  direction: 'back' | 'on'
  onPress: () => void
}) {
  return (
    <Button type="button" aria-label={label} onClick={onPress} variant="outline" size="icon">
      <svg
        viewBox="0 0 10 16"
        className="h-4 w-2.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path
          d={direction === 'back' ? 'M8 1L2 8l6 7' : 'M2 1l6 7-6 7'}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </Button>
  )
}
