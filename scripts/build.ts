import './typescript.ts'
import { parseArgs } from 'node:util'

Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })
const { build, isFreshTestBuild } = await import('@/lib/build/build')
const { readBuildStamp } = await import('@/lib/build/build-stamp')
const { loadEnvironmentFiles } = await import('@/lib/command/env-files')
const { main } = await import('@/lib/command/main')

await main(async () => {
  const flag = { type: 'boolean', default: false } as const
  const { values } = parseArgs({ options: { quiet: flag, 'if-missing': flag, 'if-changed': flag } })
  if (values['if-missing'] && readBuildStamp()) return
  if (values['if-changed'] && isFreshTestBuild()) return console.log('The build is up to date.')
  // Tests use the defaults, whatever is configured on this machine.
  if (!values['if-changed']) loadEnvironmentFiles()
  return build({ quiet: values.quiet })
})
