'use client'

import { useCallback, useEffect, useState } from 'react'
import { useBurst } from '@/components/effects/use-burst'

type Effect = typeof import('@/components/effects/celebration').Celebration

/** Triggered by seven clicks on the title within three seconds. The effect's script loads only then. */
export function TitleEffect() {
  const [Celebration, setCelebration] = useState<Effect | null>(null)
  const show = useCallback(() => {
    void import('@/components/effects/celebration').then((loaded) => setCelebration(() => loaded.Celebration))
  }, [])
  const press = useBurst(7, 3000, show)
  const end = useCallback(() => setCelebration(null), [])

  useEffect(() => {
    const title = document.querySelector('main h1')
    title?.addEventListener('click', press)
    return () => title?.removeEventListener('click', press)
  }, [press])

  return Celebration && <Celebration onEnd={end} />
}
