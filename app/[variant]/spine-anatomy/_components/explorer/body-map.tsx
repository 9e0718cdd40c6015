'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { anatomyWords } from '@/content/anatomy/words'
import { type NerveRootId, nerveRootIds } from '@/content/anatomy/nerve-roots'
import type { PartId } from '@/lib/anatomy/parts'
import { listOf } from '@/lib/text/list-of'

const words = anatomyWords.bodyMap

type Drawing = ComponentType<{ highlighted: readonly NerveRootId[]; title: string }>

interface BodyMapProps {
  roots: readonly NerveRootId[]
  onChoose: (part: PartId) => void
}

/**
 * Where on the skin the nerve roots beside the selected part are felt. The body drawing is as large as all of
 * the page's text and adds no information, so it loads last. A tap on an area selects its nerve; for everyone else
 * the list of places (level-picker.tsx) does the same.
 */
export function BodyMap({ roots, onChoose }: BodyMapProps) {
  const [Dermatomes, setDermatomes] = useState<Drawing | null>(null)
  useEffect(() => {
    // If the connection is lost, only the picture is missing: the text lists the skin areas of every root.
    import('@/components/body/dermatomes').then(
      (file) => setDermatomes(() => file.Dermatomes),
      () => {},
    )
  }, [])

  const names = listOf(roots)
  return (
    <div className="scripted">
      {names && <p className="mb-3 font-semibold">{words.heading(names)}</p>}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- see above */}
      <div
        className="anatomy-skin"
        onClick={({ target }) => {
          const area = (target as Element).closest<SVGElement>('[data-root]')?.dataset.root
          const root = nerveRootIds.find((id) => id === area)
          if (root) onChoose(`nerve-${root}`)
        }}
      >
        {Dermatomes && <Dermatomes highlighted={roots} title={words.drawing(names)} />}
      </div>
    </div>
  )
}
