import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { posture, sideways } from '../parts/posture'

/** Two spines from behind: straight, and with a sideways curve. */
export const adultScoliosis: Figure<'straight' | 'curved'> = {
  height: 362,
  shapes: [
    ...placed(
      posture(() => 0),
      0.58,
      [0, 600],
      [80, 310],
    ),
    ...placed(posture(sideways(36)), 0.58, [0, 600], [236, 310]),
  ],
  labels: { straight: label(80, 18), curved: label(236, 18) },
}
