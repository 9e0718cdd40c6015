/** The site's light theme (app/styles/theme.css), plus colors for people and nerves. Videos have no dark theme. */
export const palette = {
  paper: '#faf7f0',
  bone: '#f1ece0',
  ink: '#16241f',
  muted: '#51605a',
  line: '#ddd6c7',
  pine: '#1e4d43',
  sage: '#dfe9e1',
  disc: '#c9d9cf',
  poppy: '#c24e1c',
  poppyText: '#ad4316',
  alert: '#a3341a',
  soft: '#f5d9b8',
  nerve: '#e2a93b',
  ligament: '#d3b183',
  steel: '#7d8f8a',
  skin: '#b87c55',
  hair: '#cfcac0',
  shirt: '#86a592',
  shirtFar: '#6c8b79',
  trousers: '#3f5f56',
  trousersFar: '#31493f',
} as const

const channels = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16))

/** Interpolates between two colors; `at` 1 is the second. */
export function mix(from: string, to: string, at: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * at))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
