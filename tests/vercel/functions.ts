import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFunction, type Asked } from './start-function'

/** Runs functions, each from when it is first asked. */
export function runFunctions(env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'))
  const running = new Map<string, ReturnType<typeof startFunction>>()

  function run(source: string) {
    const started = running.get(source) ?? startFunction(source, join(folder, String(running.size)), env)
    running.set(source, started)
    return started
  }

  return {
    ask: (source: string, asked: Asked) => run(source).ask(asked),
    /** What is known of each of these functions. Starts those that nobody has asked yet. */
    report: (sources: readonly string[]) => Promise.all(sources.map((source) => run(source).report())),
    stop(): void {
      for (const { stop } of running.values()) stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
