'use client'

import { useCallback, useEffect, useState } from 'react'
import { burst, eachWithin } from '@/components/effects/burst'

type Effect = typeof import('@/components/effects/celebration').Celebration

/**
 * Triggered by seven clicks on the title, each within three seconds of the last. The effect's script loads only
 * then.
 */
export function TitleEffect() {
  const [Celebration, setCelebration] = useState<Effect | null>(null)
  const end = useCallback(() => setCelebration(null), [])

  useEffect(() => {
    const title = document.querySelector('main h1')
    const press = burst(7, eachWithin(3000), () => {
      void import('@/components/effects/celebration').then((loaded) =>
        setCelebration(() => loaded.Celebration),
      )
    })
    title?.addEventListener('click', press)
    return () => title?.removeEventListener('click', press)
  }, [])

  return Celebration && <Celebration onEnd={end} />
}
