import { accessibilityReport } from './accessibility-report'

const run = (width: number, found: string[] = []) => ({
  of: 2,
  width,
  mode: 'local',
  colorScheme: 'dark',
  pages: 70,
  found,
})

it('reports a complete run without violations', () => {
  const report = accessibilityReport([run(1440), run(320)])
  expect(report).toMatch(/: 140 page checks/)
  expect(report).toMatch(
    /\| 320 px \| local \| dark \| 70 \| 0 \|\n\| 1440 px .*\n\nNo violations found\.\n$/,
  )
  expect(report).not.toMatch(/Only/)
})

it('lists violations with their width and mode', () =>
  expect(accessibilityReport([run(320, ['/about scrolls sideways by 4 px']), run(1440)])).toMatch(
    /## Violations\n\n- 320 px, local: \/about scrolls sideways by 4 px\n$/,
  ))

it('an incomplete run reports how much of it finished, with or without violations', () => {
  const report = accessibilityReport([run(320)])
  expect(report).toMatch(/Only 1 of 2 runs finished/)
  expect(report).not.toMatch(/No violations found\./)
  expect(accessibilityReport([run(320, ['/about: color-contrast'])])).toMatch(
    /Only 1 of 2 runs[^]*## Violations/,
  )
})

it('does not report success if no run finished', () => {
  const report = accessibilityReport([])
  expect(report).toMatch(/: 0 page checks[^]*No run finished/)
  expect(report).not.toMatch(/No violations found/)
})
