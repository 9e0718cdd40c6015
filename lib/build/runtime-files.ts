import { readdirSync, realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { readJson, root } from '@/lib/command/root'

/** The part that we use of https://github.com/vercel/nft, which Next.js ships without types. */
type Tracer = {
  nodeFileTrace: (
    files: readonly string[],
    options: {
      base: string
      paths: Record<string, string>
      ignore: readonly string[]
      readFile: (path: string) => Promise<string | null>
    },
  ) => Promise<{ fileList: Set<string> }>
}
const { nodeFileTrace } = createRequire(import.meta.url)('next/dist/compiled/@vercel/nft') as Tracer

/** What the image runs, and the configuration that Next.js loads by name. */
const entries = [
  ...['server', 'requests', 'backup', 'restore', 'launch-check'].map((name) => `scripts/${name}.ts`),
  'next.config.mjs',
]
/** Copied whole: Next.js also loads files of its own by names that it computes. */
const whole = ['.next', 'public', 'node_modules/next']

async function readSource(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  return text && path.endsWith('.ts') ? stripTypeScriptTypes(text) : text
}

/** The files that our own commands import, those of packages included, relative to the project folder. */
export async function importedFiles(): Promise<string[]> {
  const { fileList } = await nodeFileTrace(
    entries.map((entry) => join(root, entry)),
    { base: root, paths: { '@/': `${root}/` }, ignore: ['node_modules/next/**'], readFile: readSource },
  )
  return [...fileList]
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
  return (
    entries
      // A linked folder is an entry itself, and so is everything behind the link.
      .filter((entry) => !entry.isDirectory() && realpathSync(entry.parentPath) === entry.parentPath)
      .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
  )
}

/** What Next.js found that the built pages and itself import. */
function tracedFiles(trace: string): string[] {
  const { files } = readJson<{ files: string[] }>(trace)
  return files.map((file) => relative(root, join(root, dirname(trace), file)))
}

/** For the build, types, debuggers, `next dev`, and the image optimization that lib/server/next-config.ts turns off. */
const unused =
  /^\.next\/(build|cache|diagnostics|types)\/|^\.next\/trace|\.(map|nft\.json|d\.ts|(dev|development)\.js)$|^node_modules\/(@img|sharp)\//

/** Every file that the built site needs to run, relative to the project folder; without DB-IP's place files. */
export async function runtimeFiles(): Promise<string[]> {
  const inFolders = whole.flatMap(filesIn)
  const traces = inFolders.filter((file) => /^\.next\/.*\.nft\.json$/.test(file))
  const files = new Set([...(await importedFiles()), ...inFolders, ...traces.flatMap(tracedFiles)])
  return [...files].filter((file) => !unused.test(file)).sort()
}
