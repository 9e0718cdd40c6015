import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { notRun } from '@/scripts/reliability/judge'
import { temporaryFolder } from '@/scripts/reliability/temporary-folder'
import { figure, type Figure } from '@/tests/run/report'

function analyze(...args: string[]) {
  const { error, status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  return { isMissing: error !== undefined, isFine: status === 0, output: `${stdout}${stderr}`.trim() }
}

/** The unit in deploy/, as systemd itself judges it. systemd doesn't have to be running. */
export function measureUnit(): Figure[] {
  const unit = join(temporaryFolder('unit'), 'spine.service')
  copyFileSync('deploy/spine.service', unit)
  // npm may be elsewhere on the machine that measures.
  if (!existsSync('/usr/bin/npm'))
    writeFileSync(unit, readFileSync(unit, 'utf8').replace('/usr/bin/npm', '/bin/true'))
  const verified = analyze('verify', unit)
  if (verified.isMissing) return [notRun('deploy/spine.service', 'verified', 'needs systemd-analyze')]
  const { output } = analyze('security', '--offline=yes', '--no-pager', unit)
  const [, exposure = 'unknown'] = /exposure level.*: (\S+)/.exec(output) ?? []
  return [
    figure(
      'deploy/spine.service: systemd-analyze verify',
      'nothing to say',
      verified.output || 'nothing to say',
      verified.isFine && verified.output === '',
    ),
    figure('deploy/spine.service: systemd-analyze security, 0 (best) to 10', '', exposure),
  ]
}
