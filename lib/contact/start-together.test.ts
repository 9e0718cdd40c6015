import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { openStore } from '@/lib/contact/store/contact-store.server'
import { claimDelivery } from '@/lib/contact/store/outbox.server'
import { openBody } from '@/lib/contact/store/stored-requests.server'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'

const newFolder = temporaryFolders()

// Runs real Node processes on this folder's files; this resolves their imports.
const root = process.cwd()
const processCode = `
  import { registerHooks } from 'node:module'
  import { existsSync } from 'node:fs'
  import { pathToFileURL } from 'node:url'
  registerHooks({
    resolve(name, context, next) {
      const path = name.startsWith('@/') ? process.env.ROOT + name.slice(1) + '.ts' : ''
      return path && existsSync(path) ? next(pathToFileURL(path).href, context) : next(name, context)
    },
  })
  const { openStore } = await import('@/lib/contact/store/contact-store.server')
  const { saveRequest } = await import('@/lib/contact/store/save-request.server')
  const store = await openStore(process.env.DATA)
  const request = { firstName: process.env.NAME, lastName: 'Sample', email: 'a@example.com', phone: '559-555-0123' }
  await saveRequest(store, { request: { ...request, condition: '', message: '' }, marks: [], receivedAt: 1, client: '198.51.100.7' })
  await saveRequest(store, { request: { ...request, firstName: 'Same', condition: '', message: '' }, marks: [], receivedAt: 1, client: '198.51.100.7' })
`

function startProcess(data: string, name: string): Promise<string> {
  const child = spawn(
    join(root, 'node_modules/.bin/node'),
    ['--conditions=react-server', '--input-type=module', '-e', processCode],
    {
      env: { ...process.env, ROOT: root, DATA: data, NAME: name },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  return new Promise((resolve) => child.on('exit', (code) => resolve(code === 0 ? 'done' : errors)))
}

test('processes that start at once on an empty folder agree on one key, one schema and each request', async () => {
  const data = join(newFolder(), 'data')
  const names = Array.from({ length: 6 }, (_, index) => `Person ${index}`)
  expect(await Promise.all(names.map((name) => startProcess(data, name)))).toEqual(names.map(() => 'done'))
  expect(readdirSync(data).filter((name) => name.endsWith('.tmp'))).toEqual([])

  const store = await openStore(data)
  const stored: string[] = []
  for (let claim; (claim = await claimDelivery(store.db, Date.now()));) {
    const opened = openBody(store.ring, claim)
    stored.push(opened.ok ? opened.received.request.firstName : opened.code)
  }
  await store.db.destroy()
  expect(stored.sort()).toEqual([...names, 'Same'])
}, 30_000)
