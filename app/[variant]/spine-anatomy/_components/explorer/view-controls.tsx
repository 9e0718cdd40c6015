'use client'

import { Choices } from './choices'
import { Select } from '@/components/ui/select'
import { anatomyWords } from '@/content/anatomy/words'
import { type View, type Zoom, views, zooms } from '@/lib/anatomy/zooms'

const { view: viewWords, zoom: zoomWords } = anatomyWords
const sides = views.map((view) => [view, viewWords[view]] as const)
const pieces = zooms.map((zoom) => [zoom, zoomWords[zoom]] as const)

interface ViewControlsProps {
  view: View
  onView: (view: View) => void
  zoom: Zoom
  onZoom: (zoom: Zoom) => void
}

/** Side and zoom controls. A single line on phones, to leave room for the drawing. */
export function ViewControls({ view, onView, zoom, onZoom }: ViewControlsProps) {
  return (
    <div className="anatomy-controls">
      <Choices legend={viewWords.legend} name="view" choices={sides} value={view} onChange={onView} />
      <div className="mobile:hidden">
        <Choices legend={zoomWords.label} name="zoom" choices={pieces} value={zoom} onChange={onZoom} />
      </div>
      <Select
        aria-label={zoomWords.label}
        value={zoom}
        onChange={({ currentTarget }) =>
          onZoom(zooms.find((piece) => piece === currentTarget.value) ?? 'whole')
        }
        className="w-auto desktop:hidden"
      >
        {pieces.map(([piece, label]) => (
          <option key={piece} value={piece}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  )
}
