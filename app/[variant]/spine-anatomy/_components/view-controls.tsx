'use client'

import { Choices } from './choices'
import { anatomyWords } from '@/content/anatomy/words'
import { type View, type Zoom, views, zooms } from '@/lib/anatomy/zooms'
import type { Device } from '@/lib/variant'

const { view: viewWords, zoom: zoomWords } = anatomyWords
const sides = views.map((view) => [view, viewWords[view]] as const)
const pieces = zooms.map((zoom) => [zoom, zoomWords[zoom]] as const)

interface ViewControlsProps {
  device: Device
  view: View
  onView: (view: View) => void
  zoom: Zoom
  onZoom: (zoom: Zoom) => void
}

/** From where the spine is seen, and how near. On a phone one line of it, so that the drawing comes first. */
export function ViewControls({ device, view, onView, zoom, onZoom }: ViewControlsProps) {
  return (
    <div className="anatomy-controls">
      <Choices legend={viewWords.legend} name="view" choices={sides} value={view} onChange={onView} />
      {device === 'desktop' ? (
        <Choices legend={zoomWords.label} name="zoom" choices={pieces} value={zoom} onChange={onZoom} />
      ) : (
        <select
          aria-label={zoomWords.label}
          value={zoom}
          onChange={({ currentTarget }) =>
            onZoom(zooms.find((piece) => piece === currentTarget.value) ?? 'whole')
          }
          className="field w-auto"
        >
          {pieces.map(([piece, label]) => (
            <option key={piece} value={piece}>
              {label}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}
