import { root } from '@/lib/command/root'

/** An error the user can fix: only its message is printed, without a stack trace. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Runs a command in the project folder and sets the exit code: what `entry` returns, or 1 if it throws. */
export async function main(entry: () => Promise<number | void> | number | void): Promise<void> {
  process.chdir(root)
  try {
    process.exitCode = (await entry()) ?? process.exitCode
  } catch (error) {
    console.error(error instanceof UsageError ? error.message : error)
    process.exitCode = 1
  }
}
