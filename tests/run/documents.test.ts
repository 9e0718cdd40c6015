import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readJson, root } from '@/lib/command/root'

const records = readdirSync(join(root, 'docs/decisions'))
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...records.map((name) => `docs/decisions/${name}`),
]
const { scripts } = readJson<{ scripts: Record<string, string> }>('package.json')

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, match]) => match ?? '')
const isMissing = (path: string) => !existsSync(join(root, path))

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8')

  it('links only to files that exist', () => {
    const links = found(text, /\]\((?!https?:|#|\/)([^)#]+)/g)
    expect(links.filter((link) => isMissing(join(dirname(document), link)))).toEqual([])
  })

  it('names only files that exist', () => {
    const paths = found(
      text,
      /`((?:app|components|content|deploy|docs|lib|scripts|tests)\/[\w./[\]-]*[\w\]])\/?`/g,
    )
    expect(paths.filter(isMissing)).toEqual([])
  })

  it('names only commands that exist', () => {
    const names = found(text, /npm run (?:--silent )?([a-z][\w:-]*)/g)
    expect(names.filter((name) => !(name in scripts))).toEqual([])
  })
})

it('the code names only documents and decisions that exist', () => {
  const { stdout } = spawnSync(
    'git',
    ['grep', '-hoE', 'docs/(decisions/[0-9]{4}|[a-z-]+\\.md)', '--', ':!docs'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  const named = [...new Set(stdout.trim().split('\n'))]
  expect(named.length).toBeGreaterThan(10)
  const exists = (name: string) =>
    name.startsWith('docs/decisions/')
      ? records.some((record) => `docs/decisions/${record}`.startsWith(name))
      : !isMissing(name)
  expect(named.filter((name) => !exists(name))).toEqual([])
})
