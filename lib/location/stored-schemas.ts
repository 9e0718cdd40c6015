import { z } from 'zod'

/**
 * The shapes of what the browser stores and of the geolocation call (spec 3, 7). The types come from here; the
 * browser itself uses the guards in `stored.ts`, which a test holds equal to these schemas: zod would add more to
 * every page's first load than all of our own script together (docs/decisions/0005).
 */
export const locationRecordSchema = z.object({
  isLocal: z.boolean(),
  timestamp: z.number(),
  distance: z.number(),
})

export const testLocationSchema = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  name: z.string(),
})

export const mobileOverrideSchema = z.object({
  enabled: z.boolean(),
  device: z.enum(['mobile', 'desktop']).optional(),
})

export const geolocationAnswerSchema = z.object({
  success: z.literal(true),
  isLocal: z.boolean(),
  distance: z.number(),
})
