import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { emergencyCallWords } from '@/content/en/ui/site/emergency-calls'
import type { Advice } from '@/lib/urgency/advice'

type EmergencyCallsProps = {
  kind: 'crisis' | 'emergency'
  language: Advice['language']
  size?: ComponentProps<typeof Button>['size']
  className: string
}

/** One press to call 911 and, in a crisis, 988. */
export function EmergencyCalls({ kind, language, size, className }: EmergencyCallsProps) {
  return (
    <p data-emergency-calls="" className={className}>
      <Button asChild variant="destructive" size={size}>
        <a href="tel:911">{emergencyCallWords[911][language]}</a>
      </Button>
      {kind === 'crisis' && (
        <Button asChild variant="outline" size={size}>
          <a href="tel:988">{emergencyCallWords[988][language]}</a>
        </Button>
      )}
    </p>
  )
}
