import { loadingLabel } from '@/content/en/ui/site/loading'
import { footerColumns } from '@/content/en/ui/site/footer'
import { navigation, navigationWords } from '@/content/en/ui/site/navigation'

describe('navigation', () => {
  const patientResources = [
    ['/resources/conditions', 'Spine Condition Guides'],
    ['/resources/procedures', 'Procedure Guides'],
    ['/preoperative-education', 'Pre-Operative Education'],
    ['/post-operative-care', 'Post-Operative Care'],
    ['/resources/recovery', 'Recovery Guide'],
    ['/recovery-tracker', 'Recovery Tracker'],
    ['/resources/appointment-prep', 'Appointment Preparation'],
    ['/resources/forms', 'Patient Forms'],
    ['/resources/faq', 'FAQ'],
  ]
  const spineEducation = [
    ['/spine-anatomy', 'Interactive Spine Anatomy'],
    ['/video-library', 'Video Library'],
    ['/blog', 'Articles'],
  ]

  test.each([
    ['/', 'Home', []],
    ['/about', 'About', []],
    ['/services', 'Services', []],
    ['/resources', 'Patient Resources', patientResources],
    ['/spine-education', 'Spine Education', spineEducation],
    ['/reviews', 'Reviews', []],
    ['/contact', 'Contact', []],
  ])('%s is called %s, and its menu has these pages in this order', (href, label, items) => {
    const item = navigation.find((candidate) => candidate.href === href)
    expect(item).toMatchObject({ label, isDropdown: items.length > 0 })
    const entries = item?.items.map((entry) => [entry.href, entry.label]) ?? []
    const expected = entries.filter(([entry]) => items.some(([href]) => href === entry))
    expect(expected).toEqual(items)
  })

  test("a dropdown's first entry is called View All", () => expect(navigationWords.viewAll).toBe('View All'))

  test('the header button by mode', () =>
    expect(navigationWords.action).toMatchObject({
      local: 'Book Appointment',
      remote: 'Learn More',
      unknown: 'Book Appointment',
    }))

  test('the header button while the place is being looked up', () => expect(loadingLabel).toBe('Loading...'))
})

describe('footer', () => {
  const hrefs = footerColumns.flatMap(({ links }) => links.map(({ href }) => href))

  test.each(['home', 'about', 'services', 'resources', 'contact'])(
    'a quick link to the home anchor %s',
    (anchor) => expect(hrefs).toContain(`/#${anchor}`),
  )

  test.each(['herniated-disc', 'spinal-fusion', 'robotic-surgery', 'scoliosis'])(
    'a link to the procedure anchor %s on the services page',
    (anchor) => expect(hrefs).toContain(`/services#${anchor}`),
  )

  test.each(['privacy-policy', 'terms-of-service', 'medical-disclaimer', 'accessibility'])(
    'a link to the legal page %s',
    (page) => expect(hrefs).toContain(`/legal/${page}`),
  )
})
