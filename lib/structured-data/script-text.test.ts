import { scriptText } from './script-text'

const graph = {
  '@context': 'https://schema.org',
  '@graph': [{ '@type': 'WebPage', name: '</script><script>alert(1)</script><!-- & "quoted"' }],
} as const

test('nothing in a text can close the script or open another', () => {
  expect(scriptText(graph)).not.toContain('<')
})

test('a reader gets the text as it was', () => expect(JSON.parse(scriptText(graph))).toEqual(graph))
