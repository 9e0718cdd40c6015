import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'

const folder = temporaryFolders()
const key = Symbol.for('hanford.place-files')
const opened = () => (globalThis as unknown as Record<symbol, unknown>)[key]

/**
 * Starts in a folder with nothing installed, or in this checkout. Returns what was logged if startup failed.
 */
async function start(source: string, { installed }: { installed: boolean }): Promise<string | undefined> {
  process.env.GEO_SOURCE = source
  if (!installed) jest.spyOn(process, 'cwd').mockReturnValue(folder())
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exited')
  })
  await jest.isolateModulesAsync(async () => {
    const { startLocation } = await import('./start.server')
    try {
      startLocation()
    } catch {
      expect(exit).toHaveBeenCalledWith(1)
    }
  })
  return exit.mock.calls.length ? log.mock.calls.flat().join() : undefined
}

afterEach(() => jest.restoreAllMocks())
beforeEach(() => Reflect.deleteProperty(globalThis, key))

test('without the files, startup fails and names the command that installs them', async () => {
  const message = await start('dbip', { installed: false })
  expect(message).toContain('GEO_SOURCE: dbip needs')
  expect(message).toContain('npm ci --include=optional')
})

test('opens the files at startup', async () => {
  expect(await start('dbip', { installed: true })).toBeUndefined()
  expect(opened()).toBeDefined()
})

test.each(['none', 'vercel'])('GEO_SOURCE=%s does not need or open the files', async (source) => {
  expect(await start(source, { installed: false })).toBeUndefined()
  expect(await start(source, { installed: true })).toBeUndefined()
  expect(opened()).toBeUndefined()
})
