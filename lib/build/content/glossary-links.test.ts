import { glossaryOf, withGlossaryLinks } from '@/lib/build/content/glossary-links'
import type { TextPage } from '@/content/schemas/page-schema'
import type { Block } from '@/content/schemas/section-schema'

const page = (sections: TextPage['sections']): TextPage => ({
  title: '',
  description: '',
  heading: '',
  lead: '',
  sections,
  links: [],
})

const glossary = glossaryOf(
  page([
    { id: 'stenosis', heading: 'Stenosis', body: [''] },
    { id: 'extrusion', heading: 'Extrusion', body: [''] },
    { id: 'disc-extrusion', heading: 'Disc extrusion', body: [''] },
    { id: 'emg', heading: 'EMG', also: ['nerve test'], body: [''] },
  ]),
)

const linked = (...body: Block[]) =>
  withGlossaryLinks(page([{ id: 'a', heading: 'What is stenosis?', body }]), glossary).sections[0]?.body

test('the first use of a word links to its entry, as it is written there', () =>
  expect(linked('You may read stenosis.', 'Later: stenosis.')).toEqual([
    'You may read [stenosis](/resources/glossary#stenosis).',
    'Later: stenosis.',
  ]))

test('the longer name wins', () =>
  expect(linked('A disc extrusion.')).toEqual(['A [disc extrusion](/resources/glossary#disc-extrusion).']))

test('links, bold words and other marks stay as they are', () => {
  const text = '[Spinal stenosis](/a) **stenosis** {the office for stenosis}[^A]'
  expect(linked(text)).toEqual([text])
})

test('parts of words and small letters of abbreviations are not words', () =>
  expect(linked('Restenosis, emgs, emg.')).toEqual(['Restenosis, emgs, emg.']))

test('other names lead to the same entry', () =>
  expect(linked('A nerve test.')).toEqual(['A [nerve test](/resources/glossary#emg).']))

test('at most one word of a paragraph or list is linked', () =>
  expect(linked({ list: ['Stenosis.', 'EMG.'] }, 'EMG and stenosis.')).toEqual([
    { list: ['[Stenosis](/resources/glossary#stenosis).', 'EMG.'] },
    '[EMG](/resources/glossary#emg) and stenosis.',
  ]))
