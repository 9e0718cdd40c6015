import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@/lib/command/root'
import { run, runScript } from '@/lib/command/run'

/** A copy of the files that git has or would add. */
function copyCheckout(folder: string): void {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { stdout } = spawnSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 100e6 })
  for (const file of stdout.split('\0'))
    if (file && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file))
}

/**
 * Builds the site of another practice, in a copy of the checkout, and runs the browser tests there: whoever changes a fact changes no
 * code and no test.
 * @param env the programs and the port for Playwright
 * @param files the browser tests to run; all if there are none
 */
export async function testSecondPractice(
  env: Record<string, string | undefined>,
  files: readonly string[] = [],
): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'second-practice-'))
  try {
    copyCheckout(folder)
    cpSync(join(folder, 'tests/fixtures/second-practice'), join(folder, 'content/practice'), {
      recursive: true,
    })
    const packages = [join(root, 'node_modules'), folder]
    // Links are faster, but only within a file system. Turbopack doesn't follow a link to the folder itself.
    const linked = await run('cp', ['-al', ...packages], { quiet: true })
    if (!linked.ok) await run('cp', ['-a', ...packages])
    const built = await runScript('scripts/run.mjs', ['build', '--quiet'], { cwd: folder, env })
    const tests = ['test', '--project=chromium', ...files]
    return (
      built.ok && (await runScript('node_modules/@playwright/test/cli.js', tests, { cwd: folder, env })).ok
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
