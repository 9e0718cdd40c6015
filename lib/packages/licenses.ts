/** Licenses that ask for their text to be kept, and nothing of our own code. */
const free = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['OFL-1.1', 'Python-2.0', 'Unlicense', 'Zlib'],
])

/** What asks for more, package by package, and why it is met here. Another package with such a license fails. */
const considered = [
  {
    packages: /^lightningcss(-.+)?$/,
    license: /^MPL-2\.0$/,
    why: 'Makes the style sheets at build; nothing of it is sent to visitors. Unchanged, so there is no source to give.',
  },
  {
    packages: /^(@vercel\/og|satori|@resvg\/resvg-wasm)$/,
    license: /^MPL-2\.0$/,
    why: 'Draws the pictures of shared links on the server. Unchanged, so there is no source to give.',
  },
  {
    packages: /^@img\/sharp-/,
    license: /^(Apache-2\.0 AND )?LGPL-3\.0-or-later( AND MIT)?$/,
    why: 'A library of its own that is loaded at run time and can be exchanged; optional, unchanged, never sent to visitors.',
  },
  {
    packages: /^caniuse-lite$/,
    license: /^CC-BY-4\.0$/,
    why: 'A table of browsers that the build reads. Named here, as it asks.',
  },
  {
    packages: /^(png-js|format)$/,
    license: /^unknown$/,
    why: 'MIT, but its package.json does not say so in the usual field.',
  },
  {
    packages: /^@ip-location-db\/dbip-city-mmdb$/,
    license: /CC-BY-4\.0/,
    why: 'DB-IP’s files of places. They ask for a link to db-ip.com, which is at the foot of the pages.',
  },
]

type Package = { version?: string; license?: string; dev?: boolean }
type Entry = {
  name: string
  version: string
  license: string
  /** Why it may be used, where its license asks for more. */
  reason: string | undefined
  allowed: boolean
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** `A OR B` leaves the choice to us; `A AND B` asks for both. */
const isFree = (license: string) =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => free.has(one)))

/** The packages that run or build the site (not those for development), on every system, as in package-lock.json. */
export function productionLicenses({ packages }: { packages: Record<string, Package> }): Entry[] {
  const entries = Object.entries(packages).filter(([path, entry]) => path !== '' && !entry.dev)
  const all = entries.map(([path, { version = '', license = 'unknown' }]) => {
    const name = nameOf(path)
    const exception = considered.find((one) => one.packages.test(name) && one.license.test(license))
    const allowed = isFree(license) || exception !== undefined
    return { name, version, license, reason: exception?.why, allowed }
  })
  const once = new Map(all.map((entry) => [`${entry.name}@${entry.version}`, entry]))
  return [...once.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

function byLicense(entries: readonly Entry[]): [license: string, entries: Entry[]][] {
  const groups = Map.groupBy(entries, ({ license }) => license)
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
}
const named = (entries: readonly Entry[]) =>
  entries.map(({ name, version }) => `${name} ${version}`).join(', ')

function reasonLine([reason, entries]: [reason: string | undefined, entries: Entry[]]): string {
  const licenses = [...new Set(entries.map(({ license }) => license))].join('; ')
  return `- **${licenses}**: ${named(entries)}. ${reason}`
}

/** docs/licenses.md */
export function licensesDocument(entries: readonly Entry[]): string {
  const reasons = Map.groupBy(
    entries.filter(({ reason }) => reason !== undefined),
    ({ reason }) => reason,
  )
  return `# Licenses

Written by \`npm run licenses\` from package-lock.json: what runs or builds the site, on every system it can run on. What only
tests and checks use is left out. A license that is not known, or that asks for more than keeping its text, fails unless
lib/packages/licenses.ts says why it is met.

The site's own code is not licensed to anyone (\`UNLICENSED\` in package.json). The illustrations and the spine drawing are its own.

## To be known

${[...reasons].map(reasonLine).join('\n')}
- **Fonts** (OFL-1.1): Source Serif 4 and Atkinson Hyperlegible Next are sent to visitors with the pages. The license allows that;
  it forbids selling them by themselves.

## All ${entries.length} packages

${byLicense(entries)
  .map(([license, of]) => `**${license}** (${of.length}): ${named(of)}`)
  .join('\n\n')}
`
}
