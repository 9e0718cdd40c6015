import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publish } from '@/lib/edit/publish'

let folder: string
const git = (repository: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: join(folder, repository), encoding: 'utf8', stdio: 'pipe' }).trim()
const write = (repository: string, file: string, text: string) =>
  writeFileSync(join(folder, repository, file), text)

/** Two computers with a clone each of the same repository. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'))
  mkdirSync(join(folder, 'ours/content'), { recursive: true })
  git('ours', 'init', '--initial-branch', 'main')
  for (const [name, value] of [
    ['user.name', 'Test'],
    ['user.email', 'test@example.com'],
  ])
    git('ours', 'config', name!, value!)
  write('ours', 'content/office.yaml', 'phone: one\n\n\n\nfax: one\n')
  write('ours', 'other.txt', 'one\n')
  git('ours', 'add', '--all')
  git('ours', 'commit', '--message', 'First')
  git('.', 'clone', '--bare', 'ours', 'server')
  git('ours', 'remote', 'add', 'origin', join(folder, 'server'))
  git('ours', 'fetch', 'origin')
  git('ours', 'branch', '--set-upstream-to', 'origin/main')
  cpSync(join(folder, 'ours'), join(folder, 'theirs'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const publishFrom = (repository: string, message: string, mistake?: string) =>
  publish(message, { root: join(folder, repository), check: async () => mistake })
const published = () => git('server', 'log', '--format=%s', 'main').split('\n')

test('what has changed in the content is published, and nothing else', async () => {
  write('ours', 'content/office.yaml', 'phone: two\n\n\n\nfax: one\n')
  write('ours', 'content/new.md', 'A new page\n')
  write('ours', 'other.txt', 'two\n')
  expect(await publishFrom('ours', 'New phone number')).toEqual({ isPublished: true, words: 'Published.' })
  expect(published()).toEqual(['New phone number', 'First'])
  expect(git('server', 'show', '--name-only', '--format=', 'main').split('\n')).toEqual([
    'content/new.md',
    'content/office.yaml',
  ])
  expect(await publishFrom('ours', 'Again')).toEqual({
    isPublished: false,
    words: 'There is nothing new to publish.',
  })
})

test('a mistake is said, and nothing is published', async () => {
  write('ours', 'content/office.yaml', 'phone: wrong\n')
  const mistake = 'content/practice/office.yaml:1: phone: write it as (559) 555-0142'
  expect(await publishFrom('ours', 'Wrong', mistake)).toEqual({
    isPublished: false,
    words: `Nothing was published, because something has to be corrected first:\n\n${mistake}`,
  })
  expect(published()).toEqual(['First'])
})

test('what someone else has published since is kept', async () => {
  write('theirs', 'content/office.yaml', 'phone: theirs\n\n\n\nfax: one\n')
  await publishFrom('theirs', 'Their phone')
  write('ours', 'content/office.yaml', 'phone: one\n\n\n\nfax: ours\n')
  expect(await publishFrom('ours', 'Our fax')).toMatchObject({ isPublished: true })
  expect(published()).toEqual(['Our fax', 'Their phone', 'First'])
  expect(git('server', 'show', 'main:content/office.yaml')).toBe('phone: theirs\n\n\n\nfax: ours')
})

test('a change to the same line as someone else’s stays on this computer', async () => {
  write('theirs', 'content/office.yaml', 'phone: theirs\n')
  await publishFrom('theirs', 'Their phone')
  write('ours', 'content/office.yaml', 'phone: ours\n')
  expect(await publishFrom('ours', 'Our phone')).toMatchObject({
    isPublished: false,
    words: expect.stringContaining('Someone else has published a change to the same lines.'),
  })
  expect(published()).toEqual(['Their phone', 'First'])
  expect(git('ours', 'show', 'HEAD:content/office.yaml')).toBe('phone: ours')
  expect(git('ours', 'status', '--porcelain')).toBe('')
})

test('without a connection, the change waits for the next time', async () => {
  git('ours', 'remote', 'set-url', 'origin', join(folder, 'nowhere'))
  write('ours', 'content/office.yaml', 'phone: two\n')
  expect(await publishFrom('ours', 'New phone number')).toMatchObject({
    isPublished: false,
    words: expect.stringContaining('The change is recorded on this computer, but sending it failed.'),
  })
  git('ours', 'remote', 'set-url', 'origin', join(folder, 'server'))
  expect(await publishFrom('ours', 'Again')).toMatchObject({ isPublished: true })
  expect(published()).toEqual(['New phone number', 'First'])
})
