import { fracture } from '@/components/spine/scenes/chest'
import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { shape } from '../shape'

/** The front of a vertebra has collapsed, and the spine above it tilts forward. */
export const compressionFracture: Figure<'healthy' | 'collapsed' | 'front' | 'back'> = {
  height: 342,
  shapes: placed(
    fracture.shapes.map(({ stuff, changed }) =>
      shape(stuff === 'core' ? 'glow' : stuff === 'disc' ? 'disc' : 'bone', changed),
    ),
    2.3,
    [30, 420],
    [160, 170],
  ),
  labels: {
    healthy: label(76, 110, 'end', [126, 118]),
    collapsed: label(86, 172, 'end', [124, 176]),
    front: label(4, 336, 'start'),
    back: label(316, 336, 'end'),
  },
}
