'use client'

import { useCallback, useEffect, useState } from 'react'
import { allWithin, burst } from '@/components/effects/burst'

type Effect = typeof import('@/components/effects/cosmic').Cosmic

/**
 * Triggered by five clicks on the logo within two seconds, on the home page. The effect's script loads only
 * then.
 */
export function LogoEffect() {
  const [Cosmic, setCosmic] = useState<Effect | null>(null)
  const end = useCallback(() => setCosmic(null), [])

  useEffect(() => {
    const press = burst(5, allWithin(2000), () => {
      void import('@/components/effects/cosmic').then((loaded) => setCosmic(() => loaded.Cosmic))
    })
    const listen = (event: MouseEvent) => {
      if ((event.target as Element | null)?.closest?.('[data-logo]')) press()
    }
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])

  return Cosmic && <Cosmic onEnd={end} />
}
