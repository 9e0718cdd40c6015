/** What can be shown of the spine, from the deepest to the nearest. */
export const layers = ['bones', 'discs', 'nerves', 'ligaments', 'muscles'] as const
export type Layer = (typeof layers)[number]
