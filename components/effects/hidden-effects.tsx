'use client'

import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { allWithin, burst, eachWithin } from '@/components/effects/burst'

type Effect = ComponentType<{ onEnd: () => void }>

/** An effect after so many clicks on an element. Its script loads only then. */
function hiddenEffect(
  selector: string,
  [clicks, stillCounting]: [number, Parameters<typeof burst>[1]],
  load: () => Promise<Effect>,
) {
  return function HiddenEffect() {
    const [Effect, setEffect] = useState<Effect | null>(null)
    const handleEnd = useCallback(() => setEffect(null), [])

    useEffect(() => {
      const count = burst(clicks, stillCounting, () => void load().then((loaded) => setEffect(() => loaded)))
      const handleClick = (event: MouseEvent) => {
        if ((event.target as Element | null)?.closest?.(selector)) count()
      }
      document.addEventListener('click', handleClick)
      return () => document.removeEventListener('click', handleClick)
    }, [])

    return Effect && <Effect onEnd={handleEnd} />
  }
}

/** Five clicks on the logo within two seconds, on the home page. */
export const LogoEffect = hiddenEffect('[data-logo]', [5, allWithin(2000)], () =>
  import('@/components/effects/cosmic').then(({ Cosmic }) => Cosmic),
)

/** Seven clicks on the title, each within three seconds of the last. */
export const TitleEffect = hiddenEffect('main h1', [7, eachWithin(3000)], () =>
  import('@/components/effects/celebration').then(({ Celebration }) => Celebration),
)
