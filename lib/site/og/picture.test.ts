import { pictures } from './picture'

test.each([
  ['/', 'home', 'Hanford, California', 'Orthopedic spine surgery'],
  ['/resources/conditions/sciatica', 'condition', 'Condition guide', 'Sciatica and pinched nerves'],
  ['/resources/conditions', 'resource', 'Patient Resources', 'Spine Condition Guides'],
  ['/services/disc-replacement', 'service', 'Treatment', 'Disc Replacement'],
  ['/services', 'other', 'Orthopedic spine surgery', 'Services'],
  ['/blog/lifting-at-work-and-at-home', 'article', 'Daily life', 'Lifting at work and at home'],
  ['/blog', 'education', 'Spine Education', 'Articles'],
  ['/spine-education', 'education', 'Orthopedic spine surgery', 'Spine Education'],
  ['/post-operative-care', 'resource', 'Patient Resources', expect.stringContaining('Post-operative')],
  ['/legal/privacy-policy', 'legal', 'Legal notice', 'Privacy Policy'],
  ['/about', 'other', 'Orthopedic spine surgery', 'About the surgeon'],
])('%s', (href, kind, label, title) => expect(pictures.get(href)).toMatchObject({ kind, label, title }))

test('a guide highlights its levels, an article none', () => {
  expect(pictures.get('/resources/conditions/spinal-stenosis')?.levels).toEqual(['L3-L4', 'L4-L5'])
  expect(pictures.get('/blog/lifting-at-work-and-at-home')?.levels).toEqual([])
})

test('no image contains the surgeon’s name, a phone number or a statistic', () => {
  for (const { title, label } of pictures.values()) {
    expect(`${label} ${title}`).not.toMatch(/Dr\.|\d{3}|\d+ ?(%|\+)/)
  }
})
