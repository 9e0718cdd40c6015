import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@/lib/command/root'

const isIgnored = (file: string) =>
  spawnSync('git', ['check-ignore', '--quiet', '--no-index', file], { cwd: root }).status === 0

describe('secrets and exports are ignored', () => {
  for (const file of ['.env', '.env.production', '.env.local', 'waiting.csv', 'docs/waiting.csv'])
    it(`by git: ${file}`, () => expect(isIgnored(file)).toBeTruthy())

  for (const file of ['.env.example', 'deploy/site.env.example', 'package.json'])
    it(`but git tracks ${file}`, () => expect(isIgnored(file)).toBeFalsy())

  it('by container image builds', () => {
    const patterns = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')
    for (const pattern of ['**/.env*', '**/*.csv', '.data', 'deploy'])
      expect(patterns.includes(pattern)).toBeTruthy()
  })
})
