/** The light colors of app/styles/theme.css, which the renderer cannot read. A test keeps them in sync. */
export const palette = {
  paper: '#faf7f0',
  bone: '#f1ece0',
  ink: '#16241f',
  pine: '#1e4d43',
  'pine-deep': '#143931',
  'on-deep': '#f4f1e8',
  'on-deep-muted': '#c7d8d0',
  sage: '#dfe9e1',
  poppy: '#c24e1c',
  'poppy-dark': '#f0915f',
  'poppy-text': '#ad4316',
} as const
