'use client'

import { type ReactNode, useRef, useState } from 'react'
import { BodyMap } from './body-map'
import { LayerChoice } from './layer-choice'
import { PartPicker } from './part-picker'
import { LevelPicker } from './level-picker'
import { Stage } from './stage'
import { useChosenPart } from './use-chosen-part'
import { useInView, usePainted } from './use-painted'
import { useTextSheet } from './use-text-sheet'
import { ViewControls } from './view-controls'
import { Button } from '@/components/ui/button'
import { type View, type Zoom, zoomOf } from '@/lib/anatomy/zooms'
import { anatomyWords } from '@/content/anatomy/words'
import type { Layer } from '@/lib/anatomy/layers'
import { rootsOf } from '@/lib/anatomy/nearby-roots'
import { partName } from '@/lib/anatomy/part-name'
import { type PartId, regionOf, rootOf } from '@/lib/anatomy/parts'

const { bodyMap, pick, place: words } = anatomyWords

interface ExplorerProps {
  drawings: ReactNode
  /** The text of every part. */
  children: ReactNode
}

/** The spine explorer: selection, view and zoom. Drawings and text are rendered on the server. */
export function Explorer({ drawings, children }: ExplorerProps) {
  const root = useRef<HTMLDivElement>(null)
  const { part, choose } = useChosenPart()
  const [view, setView] = useState<View>('side')
  const [zoom, setZoom] = useState<Zoom>('whole')
  const [layers, setLayers] = useState<readonly Layer[]>(['bones', 'discs', 'nerves'])
  const [said, setSaid] = useState('')
  usePainted(root, part)
  useInView(root)
  const { isOpen, open: handleOpen, close: handleClose } = useTextSheet(root, part)

  const handleChoice = (next: PartId) => {
    choose(next)
    if (zoom !== 'whole') setZoom(zoomOf(next, zoom))
  }
  const handleSpokenChoice = (next: PartId) => {
    handleChoice(next)
    setSaid(pick.chosen(partName(next), regionOf(next).name))
  }
  const handleLevelChoice = (next: PartId) => {
    handleSpokenChoice(next)
    handleOpen()
  }

  // A selected nerve is always visible.
  const shown: readonly Layer[] = rootOf(part) && !layers.includes('nerves') ? [...layers, 'nerves'] : layers

  return (
    <div ref={root} className="anatomy" data-sheet={isOpen ? '' : undefined}>
      <div className="anatomy-start">
        <div>
          <h3 id="feel" className="font-text text-base font-bold tracking-normal">
            {words.label}
          </h3>
          <p className="text-sm text-muted">{bodyMap.tap}</p>
        </div>
        <BodyMap roots={rootsOf(part)} onChoose={handleLevelChoice} />
        <LevelPicker part={part} labelledBy="feel" onChoose={handleLevelChoice} />
      </div>
      <ViewControls view={view} onView={setView} zoom={zoom} onZoom={setZoom} />
      <Stage part={part} onChoose={handleChoice} onPoint={handleOpen} view={view} zoom={zoom} layers={shown}>
        {drawings}
      </Stage>
      <LayerChoice shown={shown} onChange={setLayers} />
      <div className="anatomy-text">
        <div className="anatomy-sheet-top">
          <PartPicker part={part} onChoose={handleSpokenChoice} />
          {isOpen && (
            <Button
              type="button"
              variant="outline"
              size="icon"
              aria-label={words.close}
              className="desktop:hidden"
              onClick={handleClose}
            >
              <span aria-hidden>✕</span>
            </Button>
          )}
        </div>
        <p role="status" className="sr-only">
          {said}
        </p>
        {children}
      </div>
    </div>
  )
}
