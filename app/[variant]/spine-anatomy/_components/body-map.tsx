'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { anatomyWords } from '@/content/anatomy/words'
import type { NerveRootId } from '@/content/nerve-roots'
import { listOf } from '@/lib/list-of'

const words = anatomyWords.bodyMap

type Drawing = ComponentType<{ lit: readonly NerveRootId[]; title: string }>

/**
 * Where on the skin the roots beside the chosen part are felt. The drawing of the body is as large as the page's whole
 * text, and says nothing that the text does not: it comes after everything else, and only where it can be lit.
 */
export function BodyMap({ roots }: { roots: readonly NerveRootId[] }) {
  const [Dermatomes, setDermatomes] = useState<Drawing | null>(null)
  useEffect(() => {
    // Without it, a lost connection costs the picture: the skin areas stand in words beside every root.
    import('@/components/body/dermatomes').then(
      (file) => setDermatomes(() => file.Dermatomes),
      () => {},
    )
  }, [])

  const names = listOf(roots)
  return (
    <div className="anatomy-map" hidden={roots.length === 0}>
      <h3 className="mb-3 font-text text-base font-bold tracking-normal">{words.heading(names)}</h3>
      <div className="anatomy-skin">
        {Dermatomes && <Dermatomes lit={roots} title={words.drawing(names)} />}
      </div>
    </div>
  )
}
