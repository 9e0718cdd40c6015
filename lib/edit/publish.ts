import { run, runScript } from '@/lib/command/run'

export type Published = { isPublished: boolean; words: string }

type Options = {
  /** The folder of the repository. */
  root: string
  /** What is wrong with the content, or undefined. */
  check: () => Promise<string | undefined>
}

/** Jest's report without what only programmers read: stack traces and the source of the test. */
const readable = (report: string) =>
  report
    .split('\n')
    .filter((line) => !/^\s+at |^\s+>?\s*\d* \||^(Tests|Test Suites|Snapshots|Time|Ran all)/.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** What the checks of the content say is wrong. Takes about two minutes. */
export async function checkContent(): Promise<string | undefined> {
  const compiled = await runScript('scripts/content.ts', [], { quiet: true })
  if (!compiled.ok) return compiled.output.trim()
  const env = { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' }
  const tested = await runScript('node_modules/jest/bin/jest.js', ['content'], { quiet: true, env })
  return tested.ok ? undefined : readable(tested.output)
}

/**
 * Commits what has changed in content/ and pushes it to the branch's server. What others have published since is taken in
 * first. If anything fails, `words` says what and what to do; no work is lost.
 */
export async function publish(message: string, { root, check }: Options): Promise<Published> {
  const git = (...args: string[]) => run('git', args, { quiet: true, cwd: root })
  const failed = (words: string) => ({ isPublished: false, words })

  const mistakes = await check()
  if (mistakes)
    return failed(`Nothing was published, because something has to be corrected first:\n\n${mistakes}`)

  await git('add', '--all', 'content')
  const hasChanges = !(await git('diff', '--cached', '--quiet', '--', 'content')).ok
  const committed = hasChanges ? await git('commit', '--message', message, '--', 'content') : undefined
  if (committed && !committed.ok) return failed(`Git couldn’t record the change:\n\n${committed.output}`)
  if ((await git('log', '--oneline', '@{upstream}..')).output === '')
    return failed('There is nothing new to publish.')

  const first = await git('push')
  if (first.ok) return { isPublished: true, words: 'Published.' }
  if (!/fetch first|non-fast-forward/.test(first.output))
    return failed(
      `The change is recorded on this computer, but sending it failed. Publish again later.\n\n${first.output}`,
    )

  const pulled = await git('pull', '--rebase', '--autostash')
  if (!pulled.ok) {
    await git('rebase', '--abort')
    return failed(
      `Someone else has published a change to the same lines. Yours is recorded on this computer; someone who knows Git has to join the two:\n\n${pulled.output}`,
    )
  }
  const together = await check()
  if (together) return failed(`Your change doesn’t fit one that someone else has published:\n\n${together}`)
  const second = await git('push')
  return second.ok
    ? { isPublished: true, words: 'Published.' }
    : failed(`Please publish again.\n\n${second.output}`)
}
