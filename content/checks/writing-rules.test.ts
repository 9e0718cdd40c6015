import { globSync, readFileSync } from 'node:fs'
import { countWords } from '@/lib/build/content/count-words'

const read = (kind: string) =>
  globSync(`content/en/${kind}/**/*.md`).map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const everything = ['answers', 'articles', 'conditions', 'procedures', 'services', 'pages'].flatMap(read)

describe('words', () => {
  test.each([
    ['conditions', 1000],
    ['procedures', 1100],
    ['articles', 900],
    ['answers', 60],
  ])('each of the %s has at most %d', (kind, limit) => {
    const long = read(kind)
      .map(({ file, text }) => [file, countWords(text)] as const)
      .filter(([, words]) => words > limit)
    expect(long).toEqual([])
  })

  test('all answers together have at most 38,000, everything at most 120,000', () => {
    const total = (files: { text: string }[]) => files.reduce((sum, { text }) => sum + countWords(text), 0)
    expect(total(read('answers'))).toBeLessThanOrEqual(38_000)
    expect(total(everything)).toBeLessThanOrEqual(120_000)
  })
})

/** Counts of people and shares: "37 of 100", "9 out of 10", "12 %", and the picture of 100 people. */
const figure = /\b[\d,]+ (?:out )?of (?:every )?[\d,]+\b|\b\d+ ?(?:%|percent)|^::of-100/gm

test('a section has at most three figures, and the one on risks five', () => {
  const crowded = everything.flatMap(({ file, text }) =>
    text.split(/^## /m).flatMap((section) => {
      const figures = section.replace(/^\|.*$/gm, '').match(figure) ?? []
      const limit = /\{#(?:risks)\}/.test(section.split('\n')[0]!) ? 5 : 3
      return figures.length > limit ? [`${file}: ${section.split('\n')[0]}: ${figures.join('; ')}`] : []
    }),
  )
  expect(crowded).toEqual([])
})

/** "9 of 100 leaked and 91 didn't": the other side of a figure as an echo. */
const echo =
  /\b(?:and|but|while) (?:the other|another|the remaining)? ?\d+ (?:\w+ )?(?:did|do|does|had|has|have|was|were|would|could|is|are)n[’']t\b|\bthe other \d+ (?:did|do|had|were|would|could)n[’']t\b/gi

test('no figure is followed by its complement as an echo', () => {
  const echoes = everything.flatMap(({ file, text }) =>
    [...text.replace(/\n(?! *\n)/g, ' ').matchAll(echo)].map(([match]) => `${file}: ${match}`),
  )
  expect(echoes).toEqual([])
})

describe('headings', () => {
  const headings = (kind: string) =>
    read(kind).flatMap(({ file, text }) =>
      [...text.matchAll(/^## (.+?) \{#([\w-]+)/gm)].map(([, heading = '', id = '']) => ({
        file,
        heading,
        id,
      })),
    )

  test('of guides are questions that a patient would ask', () => {
    const others = [...headings('conditions'), ...headings('procedures')].filter(
      ({ heading }) => !heading.endsWith('?') && heading !== 'At a glance',
    )
    expect(others).toEqual([])
  })

  test.each([
    ['at-a-glance', /^At a glance$/],
    ['what', /^What (?:is|are) /],
    ['who', /^Who (?:is|are) .+ right for\?$/],
    ['steps', /^What happens, step by step\?$/],
    ['benefits', /^How well do(?:es)? .+ work\?$/],
    ['risks', /^What can go wrong\?$/],
    ['alternatives', /^What are my other choices\?$/],
    ['recovery', /^(?:What is recovery like|How long is recovery) after .+\?$/],
    ['questions', /^What should I ask my surgeon\?$/],
  ])('#%s has the same words in all procedures', (section, words) => {
    const sections = headings('procedures').filter(({ id }) => id === section)
    expect(sections.length).toBeGreaterThanOrEqual(14)
    expect(sections.filter(({ heading }) => !words.test(heading))).toEqual([])
  })
})
