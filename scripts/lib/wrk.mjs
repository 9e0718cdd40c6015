import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Refusal } from './run.mjs'

const milliseconds = { us: 0.001, ms: 1, s: 1000 }

/** Asks for one path after the other. @param {string[]} paths */
const inTurn = (paths) => `
local paths = { ${paths.map((path) => `"${path}"`).join(', ')} }
local turn = 0
request = function()
  turn = turn % #paths + 1
  return wrk.format('GET', paths[turn])
end
`

function readTime(output, share) {
  const [, amount, unit] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? []
  return Number(amount) * milliseconds[unit]
}

/**
 * Two threads, 32 connections that stay open, one request after the other on each.
 * @param {string} url @param {string[]} paths @param {{ headers: Record<string, string>, seconds: number }} options
 * @returns {{ perSecond: number, p50: number, p99: number, failed: number }} times in milliseconds
 */
export function wrk(url, paths, { headers, seconds }) {
  const script = join(mkdtempSync(join(tmpdir(), 'wrk-')), 'paths.lua')
  writeFileSync(script, inTurn(paths))
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t2', '-c32', `-d${seconds}s`, '--latency', ...sent, '-s', script, url]
  const { status, stdout, error } = spawnSync('wrk', args, { encoding: 'utf8' })
  if (error) throw new Refusal('This needs wrk: apt-get install wrk')
  if (status !== 0) throw new Refusal(`wrk: ${stdout}`)
  const failed = [...stdout.matchAll(/(?:Non-2xx or 3xx responses: |connect |read |write |timeout )(\d+)/g)]
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)[1]),
    p50: readTime(stdout, 50),
    p99: readTime(stdout, 99),
    failed: failed.reduce((sum, [, count]) => sum + Number(count), 0),
  }
}
