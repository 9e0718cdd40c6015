/** The layers of the spine drawing, from deepest to nearest. */
export const layers = ['bones', 'discs', 'nerves', 'ligaments', 'muscles'] as const
export type Layer = (typeof layers)[number]
