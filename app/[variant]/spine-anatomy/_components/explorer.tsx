'use client'

import { type ReactNode, useRef, useState } from 'react'
import { BodyMap } from './body-map'
import { LayerChoice } from './layer-choice'
import { PartPicker } from './part-picker'
import { Stage } from './stage'
import { useChosenPart } from './use-chosen-part'
import { useInView, usePainted } from './use-painted'
import { ViewControls } from './view-controls'
import { type View, type Zoom, zoomOf } from '@/lib/anatomy/zooms'
import { anatomyWords } from '@/content/anatomy/words'
import type { Layer } from '@/lib/anatomy/layers'
import { rootsOf } from '@/lib/anatomy/nearby-roots'
import { partName } from '@/lib/anatomy/part-name'
import { type PartId, regionOf, rootOf } from '@/lib/anatomy/parts'
import type { Device } from '@/lib/variant'

const { pick } = anatomyWords

interface ExplorerProps {
  device: Device
  drawings: ReactNode
  /** The texts of all parts. */
  children: ReactNode
}

/** The spine to explore: what is chosen, from where it is seen and how near. Drawings and texts come from the server. */
export function Explorer({ device, drawings, children }: ExplorerProps) {
  const root = useRef<HTMLDivElement>(null)
  const { part, choose } = useChosenPart()
  const [view, setView] = useState<View>('side')
  const [zoom, setZoom] = useState<Zoom>('whole')
  const [layers, setLayers] = useState<readonly Layer[]>(['bones', 'discs'])
  const [said, setSaid] = useState('')
  usePainted(root, part)
  useInView(root)

  const chooseAndShow = (next: PartId) => {
    choose(next)
    if (zoom !== 'whole') setZoom(zoomOf(next, zoom))
  }
  const chooseAndSay = (next: PartId) => {
    chooseAndShow(next)
    setSaid(pick.chosen(partName(next), regionOf(next).name))
  }

  // A chosen nerve is seen, whatever else is shown.
  const shown: readonly Layer[] = rootOf(part) && !layers.includes('nerves') ? [...layers, 'nerves'] : layers

  return (
    <div ref={root} className="anatomy">
      <ViewControls device={device} view={view} onView={setView} zoom={zoom} onZoom={setZoom} />
      <Stage part={part} onChoose={chooseAndShow} view={view} zoom={zoom} layers={shown}>
        {drawings}
      </Stage>
      <LayerChoice device={device} shown={shown} onChange={setLayers} />
      <div className="anatomy-text">
        <PartPicker part={part} onChoose={chooseAndSay} />
        <p role="status" className="sr-only">
          {said}
        </p>
        <BodyMap roots={rootsOf(part)} />
        {children}
      </div>
    </div>
  )
}
