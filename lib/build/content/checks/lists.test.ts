import { listMistakes } from './lists'

const list = `import { articles as compiled } from '@/content/generated/en/articles'

export const articles = [compiled['desk-work'], compiled.walking]
`
const mistakes = (...files: string[]) =>
  listMistakes('content/en/articles', files, 'content/collections/articles.ts', list)

test('a file for each name and a name for each file are fine', () =>
  expect(mistakes('desk-work', 'walking')).toEqual([]))

test('a file on no list is a page that nobody can open', () =>
  expect(mistakes('desk-work', 'walking', 'sleep')).toEqual([
    "content/en/articles/sleep.md:1: no list has this page yet: add 'sleep' to content/collections/articles.ts, where it should appear",
  ]))

test('a name without a file would break the site', () =>
  expect(mistakes('walking')).toEqual([
    'content/collections/articles.ts:3: there is no content/en/articles/desk-work.md: remove the line, or correct the name',
  ]))
