'use client'

import { useCallback, useEffect, useState } from 'react'
import { useBurst } from '@/components/effects/use-burst'

type Effect = typeof import('@/components/effects/cosmic').Cosmic

/**
 * Triggered by five clicks on the logo within two seconds, on the home page. The effect's script loads only
 * then.
 */
export function LogoEffect() {
  const [Cosmic, setCosmic] = useState<Effect | null>(null)
  const show = useCallback(() => {
    void import('@/components/effects/cosmic').then((loaded) => setCosmic(() => loaded.Cosmic))
  }, [])
  const press = useBurst(5, 2000, show)
  const end = useCallback(() => setCosmic(null), [])

  useEffect(() => {
    const listen = (event: MouseEvent) => {
      if ((event.target as Element | null)?.closest?.('[data-logo]')) press()
    }
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [press])

  return Cosmic && <Cosmic onEnd={end} />
}
