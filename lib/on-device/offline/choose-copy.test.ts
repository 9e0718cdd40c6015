import { chooseCopy } from './choose-copy'

test.each([
  ['the cookie decides', 'remote', ['local', 'remote', 'unknown'], 'remote'],
  ['even where no such copy is there', 'remote', ['local'], 'remote'],
  ['no cookie, or none that can be read: the latest', undefined, ['remote', 'local'], 'local'],
  ['a made-up cookie says nothing', 'everyone', ['remote', 'local'], 'local'],
  ['with no copy at all it is the page of a stranger', undefined, [], 'unknown'],
  ['a copy that an older version of the site named is none', undefined, ['local-mobile'], 'unknown'],
])('%s', (_, cookie, stored, expected) => expect(chooseCopy(cookie, stored)).toBe(expected))
