/**
 * A variant is what a page's wording and layout depend on: the visitor's location mode and the device layout.
 * This file is the only one that knows how the pair becomes a path segment (docs/decisions/0001).
 */
export const modes = ['local', 'remote', 'unknown'] as const
export const devices = ['mobile', 'desktop'] as const

export type Mode = (typeof modes)[number]
export type Device = (typeof devices)[number]
export type Variant = { mode: Mode; device: Device }

/** The header in which a page says which variant it is: the offline worker keeps them apart by it. */
export const variantHeader = 'Page-Variant'

/** Every variant, in the order in which the build renders them. */
export const variants: Variant[] = modes.flatMap((mode) => devices.map((device) => ({ mode, device })))

/** The layout with this name, for instance of a cookie, or null when there is none. */
export function parseDevice(name: string | undefined): Device | null {
  return devices.find((device) => device === name) ?? null
}

/** The path segment of a variant, for example `local-mobile`. */
export function encodeVariant({ mode, device }: Variant): string {
  return `${mode}-${device}`
}

/** The variant of a path segment, or null when the segment names none. */
export function parseVariant(segment: string): Variant | null {
  return variants.find((variant) => encodeVariant(variant) === segment) ?? null
}
