import fc from 'fast-check'
import { neutralize } from '@/lib/text/typed-text'

test.each([
  ['bidi override', 'abc\u202Edef', 'abc[U+202E]def'],
  ['bidi isolates', '\u2066a\u2069', '[U+2066]a[U+2069]'],
  ['marks', '\u200Ea\u061C', '[U+200E]a[U+061C]'],
  ['zero width', 'a\u200Bb\uFEFF', 'a[U+200B]b[U+FEFF]'],
  ['controls', 'a\u0000\u001Bb\u007F\r', 'a[U+0000][U+001B]b[U+007F][U+000D]'],
  ['tag characters', 'a\u{E0041}', 'a[U+E0041]'],
  ['line and paragraph separators', 'a\u2028b\u2029', 'a[U+2028]b[U+2029]'],
  ['lines and tabs stay', 'a\n\tb', 'a\n\tb'],
  ['joiners and emoji stay', 'می\u200cنا 👩‍⚕️', 'می\u200cنا 👩‍⚕️'],
  ['scripts stay', 'José 王 דוד محمد', 'José 王 דוד محمد'],
  ['a link', 'Open it: https://evil.example/staff/AbC', 'Open it: https[:]//evil[.]example/staff/AbC'],
  [
    'a link without its scheme',
    'WWW.evil.example evil.example:80/x',
    'WWW[.]evil.example evil[.]example:80/x',
  ],
  ['other dots and colons stay', 'Dr. Lee, 9:30, a.b@example.com.', 'Dr. Lee, 9:30, a.b@example.com.'],
  ['markup is only text', '<b>&amp;</b>', '<b>&amp;</b>'],
])('%s', (_name, text, shown) => expect(neutralize(text)).toBe(shown))

test('no character that reorders or hides text remains, whatever was typed', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(neutralize(text)).not.toMatch(
        /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/,
      )
    }),
    { numRuns: 2000 },
  ))
