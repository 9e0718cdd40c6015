import { checkBlocks } from './blocks'

const said = (text: string) => {
  try {
    checkBlocks('content/en/articles/walking.md', text)
  } catch (error) {
    return (error as Error).message.replace('content/en/articles/walking.md', '')
  }
  return 'fine'
}

test.each([
  ':::note\nCall first.\n:::\n\n## More {#more}\n\n:::in-short\n- One.\n:::',
  'At 8:00 we open: come in.',
  '::figure[A disc on a nerve]{name=herniated-disc}\n\n::warning-signs{tier="now"}',
])('%j is fine', (text) => expect(said(text)).toBe('fine'))

test.each([
  [
    'Walk.\n\n:::wraning-signs\n',
    ':3: there is no block called :::wraning-signs: did you mean ::warning-signs?',
  ],
  [
    '::warning-sings{card="standard"}',
    ':1: there is no block called ::warning-sings: did you mean ::warning-signs?',
  ],
  [':::noet\nCall.\n:::', ':1: there is no block called :::noet: did you mean :::note?'],
  [':::box\nCall.\n:::', ':1: there is no block called :::box: the blocks are :::in-short :::note '],
  [':::warning-signs\n:::', ':1: write ::warning-signs, not :::warning-signs'],
  [':note\nCall.\n', ':1: write :::note, not :note'],
  ['::: note\nCall.\n:::', ':1: write :::note without a space after the colons'],
  ['Walk.\n\n:::note\nCall.\n', ':3: :::note has no end: add a line with only ::: after its last line'],
  [':::note\nCall.\n\n## More {#more}\n\nYes.\n:::', ':1: :::note has no end'],
  [':::note\nCall.\n\n:::terms\n- **A:** b\n:::', ':1: :::note has no end'],
  ['Walk.\n:::', ':2: there is no block for this ::: to end'],
])('%j is refused with its line and what to write', (text, message) => expect(said(text)).toContain(message))
