import { z } from 'zod'

/**
 * The shapes of stored values and of the geolocation response. The types are derived from these schemas, but
 * the browser uses the guards in `stored.ts`, which a test compares with them: loading zod on every page
 * would more than double the size of our own scripts (docs/decisions/0001).
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

export const geolocationAnswerSchema = z.object({
  success: z.literal(true),
  isLocal: z.boolean(),
  distance: z.number(),
})
