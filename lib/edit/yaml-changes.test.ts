import fc from 'fast-check'
import { parse } from 'yaml'
import { withChanges } from './yaml-changes'

const source = `# The office.

phone: (559) 555-0142 # the front desk
holidays: []
name: 'Hanford'
afterHours: null
position:
  lat: 36.3
  # West is negative.
  lng: -119.6
languages: [English, Spanish]
story: |
  First line.
  Second line.
openings:
  # Most days
  - from: Monday
    opens: 8:00 AM

  - from: Friday
    opens: 9:00 AM
`

type Office = {
  phone: string
  holidays: string[]
  afterHours: string | null
  position: { lat: number }
  languages: string[]
  story: string
  openings: { from: string; opens: string }[]
}

/** The lines that a change takes out and puts in. */
function changed(change: (office: Office) => void) {
  const office = parse(source) as Office
  change(office)
  const text = withChanges(source, office)
  expect(parse(text)).toEqual(office)
  const [before, after] = [source.split('\n'), text.split('\n')]
  return {
    out: before.filter((line) => !after.includes(line)),
    in: after.filter((line) => !before.includes(line)),
  }
}

describe('a changed fact', () => {
  it('alters its line only, and the comment on that line stays', () => {
    expect(changed((office) => (office.phone = '(559) 555-0199'))).toEqual({
      out: ['phone: (559) 555-0142 # the front desk'],
      in: ['phone: (559) 555-0199 # the front desk'],
    })
    expect(changed((office) => (office.position.lat = 36.4))).toEqual({
      out: ['  lat: 36.3'],
      in: ['  lat: 36.4'],
    })
    expect(changed((office) => (office.openings[1]!.opens = '10:00 AM'))).toEqual({
      out: ['    opens: 9:00 AM'],
      in: ['    opens: 10:00 AM'],
    })
  })

  it('can begin and end lists', () => {
    expect(changed((office) => (office.holidays = ['2026-12-24', '2026-12-31']))).toEqual({
      out: ['holidays: []'],
      in: ['holidays:', '  - 2026-12-24', '  - 2026-12-31'],
    })
    expect(changed((office) => (office.openings = [])).in).toEqual(['openings: []'])
    expect(changed((office) => (office.languages = ['English'])).out).toEqual([
      'languages: [English, Spanish]',
    ])
  })

  it('leaves the other entries of a list alone', () => {
    const tuesday = { from: 'Tuesday', opens: '7:00 AM' }
    const added = { out: [], in: ['  - from: Tuesday', '    opens: 7:00 AM'] }
    expect(changed((office) => office.openings.unshift(tuesday))).toEqual(added)
    expect(changed((office) => office.openings.splice(1, 0, tuesday))).toEqual(added)
    expect(changed((office) => office.openings.push(tuesday))).toEqual(added)
    expect(changed((office) => office.openings.shift()).in).toEqual([])
  })

  it('can become known, and have several lines', () => {
    expect(changed((office) => (office.afterHours = '(559) 555-0144')).in).toEqual([
      'afterHours: (559) 555-0144',
    ])
    expect(changed((office) => (office.story = 'First line.\nAnother line.\n')).out).toEqual([
      'story: |',
      '  First line.',
      '  Second line.',
    ])
  })

  it('is read again as it was typed, whatever that is', () => {
    const word = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('a', ' ', '#', ':', '-', '"', "'", '\n', '\t') }),
    )
    const office = fc.record(
      {
        phone: word,
        holidays: fc.array(word),
        name: word,
        afterHours: fc.option(word),
        position: fc.record({ lat: fc.integer(), lng: fc.integer() }),
        languages: fc.array(word),
        story: word,
        openings: fc.array(fc.record({ from: word, opens: word })),
        more: fc.array(word),
      },
      { requiredKeys: ['phone'] },
    )
    fc.assert(
      fc.property(office, office, (first, second) => {
        const once = withChanges(source, first)
        expect(parse(once)).toEqual(first)
        expect(parse(withChanges(once, second))).toEqual(second)
      }),
    )
  })
})
