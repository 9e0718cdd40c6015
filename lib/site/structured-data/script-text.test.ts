import { scriptText } from './script-text'

const graph = {
  '@context': 'https://schema.org',
  '@graph': [{ '@type': 'WebPage', name: '</script><script>alert(1)</script><!-- & "quoted"' }],
} as const

test('content cannot close the script or open another', () => {
  expect(scriptText(graph)).not.toContain('<')
})

test('parses back to the same data', () => expect(JSON.parse(scriptText(graph))).toEqual(graph))
