import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { contentType } from 'mime-types'

/** A route of config.json in Vercel's Build Output API, version 3: what this site's build uses of it. */
export type Route = {
  src: string
  dest?: string
  status?: number
  headers?: Record<string, string>
  /** Go on with the next route. */
  continue?: boolean
  /** The response is what is at `dest`, if anything is. */
  check?: boolean
  has?: Condition[]
  missing?: Condition[]
  middlewarePath?: string
}
export type Condition = { type: string; key: string; value?: string }
export type Phase = 'start' | 'filesystem' | 'rewrite' | 'resource' | 'miss' | 'hit' | 'error'

type Config = { routes: (Route | { handle: Phase })[]; overrides: Record<string, Override> }
type Override = { path?: string; contentType?: string }

/** What the build has for a path: a file with its headers, or the folder of a function. */
export type Output =
  | { kind: 'file'; file: string; status: number; headers: Record<string, string> }
  | { kind: 'function'; folder: string }

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
const typeOf = (file: string) => contentType(extname(file)) || 'application/octet-stream'
const readJson = <Shape>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Shape

/** Reads `.vercel/output`. */
export function readBuildOutput(folder: string) {
  const { routes, overrides } = readJson<Config>(join(folder, 'config.json'))
  const phases = new Map<Phase, Route[]>([['start', []]])
  let phase: Phase = 'start'
  for (const route of routes) {
    if ('handle' in route) phases.set((phase = route.handle), [])
    else phases.get(phase)?.push(route)
  }
  const renamed = new Map(Object.entries(overrides).map(([name, { path = name }]) => [path, name]))

  function staticFile(name: string): Output | null {
    const stored = renamed.get(name) ?? name
    const file = join(folder, 'static', stored)
    if (!isFile(file)) return null
    const type = overrides[stored]?.contentType ?? typeOf(file)
    return { kind: 'file', file, status: 200, headers: { 'content-type': type } }
  }

  function prerendered(name: string): Output | null {
    const description = join(folder, 'functions', `${name}.prerender-config.json`)
    if (!isFile(description)) return null
    type Prerender = {
      fallback?: { fsPath: string }
      initialHeaders?: Record<string, string>
      initialStatus?: number
    }
    const { fallback, initialHeaders, initialStatus = 200 } = readJson<Prerender>(description)
    if (!fallback) return null
    const file = join(description, '..', fallback.fsPath)
    const headers = { 'content-type': typeOf(file), ...initialHeaders }
    return { kind: 'file', file, status: initialStatus, headers }
  }

  function functionAt(name: string): Output | null {
    const path = join(folder, 'functions', `${name}.func`)
    return existsSync(path) ? { kind: 'function', folder: realpathSync(path) } : null
  }

  return {
    /** The folders of all functions, of which some answer several paths. */
    functions: () =>
      readdirSync(join(folder, 'functions'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name.endsWith('.func'))
        .map(({ parentPath, name }) => join(parentPath, name)),
    routes: (name: Phase) => phases.get(name) ?? [],
    /** @param path such as `/local/about` */
    find(path: string): Output | null {
      const name = decodeURI(path).replace(/^\/|\/$/g, '') || 'index'
      return staticFile(name) ?? prerendered(name) ?? functionAt(name)
    },
  }
}

export type BuildOutput = ReturnType<typeof readBuildOutput>
