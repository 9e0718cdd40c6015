import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@/lib/command/root'
import { importedFiles } from './runtime-files'

describe('the files in the image', () => {
  let files: string[]
  beforeAll(async () => {
    files = await importedFiles()
  }, 60_000)

  it('include what the server and the commands import, through aliases and late imports, too', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        'next.config.mjs',
        'scripts/server.ts',
        'lib/server/serve.ts',
        'lib/server/next-config.ts',
        'scripts/restore.ts',
        'lib/operations/staff-requests.ts',
        'lib/launch-check/launch-check.ts',
        'content/generated/en/pages.ts',
        'node_modules/kysely/package.json',
        'node_modules/zod/package.json',
      ]),
    )
  })

  it('exist', () => expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]))

  it('include no tools and no tests', () => {
    const unwanted =
      /^node_modules\/(typescript|tailwindcss|esbuild|jest|playwright)|\.test\.|^(app|components|tests)\//
    expect(files.filter((file) => unwanted.test(file))).toEqual([])
  })
})
