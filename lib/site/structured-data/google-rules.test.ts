import { z } from 'zod'
import { routes } from '@/lib/site/routes'
import { pageGraph } from '@/lib/site/structured-data/page-graph'
import { modes } from '@/lib/variant/variant'

process.env.SITE_URL = 'https://spine.example.com'

/*
 * What Google requires of each kind of structured data (developers.google.com/search/docs/appearance/structured-data), and of what it
 * recommends, what this site has. A test of its own, because Google ignores data that breaks these rules without a word.
 */

const text = z.string().trim().min(1)
const url = z.string().regex(/^https:\/\/spine\.example\.com\//)
const day = z.iso.date()
const time = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/)
const postalAddress = z.object({
  '@type': z.literal('PostalAddress'),
  streetAddress: text.optional(),
  addressLocality: text,
  addressRegion: z.string().length(2),
  postalCode: z.string().regex(/^\d{5}$/),
  addressCountry: z.literal('US'),
})
const weekday = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])

/** Local business, and Physician and MedicalClinic are kinds of it: name and address are required. */
const localBusiness = z.object({
  name: text,
  url,
  address: postalAddress,
  telephone: z
    .string()
    .regex(/^\(\d{3}\) \d{3}-\d{4}$/)
    .optional(),
  geo: z
    .object({ '@type': z.literal('GeoCoordinates'), latitude: z.number(), longitude: z.number() })
    .optional(),
  openingHoursSpecification: z
    .array(
      z.object({
        '@type': z.literal('OpeningHoursSpecification'),
        dayOfWeek: z.array(weekday).min(1),
        opens: time,
        closes: time,
      }),
    )
    .optional(),
})

const rules: Record<string, z.ZodType> = {
  MedicalClinic: localBusiness.extend({ logo: url, areaServed: z.array(z.object({ name: text })).min(1) }),
  Physician: localBusiness.extend({
    usNPI: z
      .string()
      .regex(/^\d{10}$/)
      .optional(),
  }),
  /** At least two entries, in order; the last one needs no address. */
  BreadcrumbList: z.object({
    itemListElement: z
      .array(
        z.object({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: url.optional() }),
      )
      .min(2)
      .refine((items) =>
        items.every(
          ({ position, item }, index) =>
            position === index + 1 && (item !== undefined || index === items.length - 1),
        ),
      ),
  }),
  BlogPosting: z.object({
    headline: text.max(110),
    image: url,
    datePublished: day,
    dateModified: day,
    author: z.object({ name: text, url }),
  }),
  VideoObject: z.object({
    name: text,
    description: text,
    thumbnailUrl: url,
    uploadDate: day,
    duration: z.string().regex(/^PT(\d+M)?(\d+S)?$/),
    contentUrl: url,
    hasPart: z.array(
      z.object({ '@type': z.literal('Clip'), name: text, startOffset: z.number().min(0), url }),
    ),
  }),
  WebSite: z.object({
    name: text,
    url,
    potentialAction: z.object({
      target: z.object({ urlTemplate: z.string().includes('{search_term_string}') }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  /** Its main entity is a person or an organization with a name. */
  ProfilePage: z.object({ mainEntity: z.array(z.object({ name: text })).length(1) }),
}

type Node = Record<string, unknown> & { '@id': string; '@type': string }

/** A node with what it refers to put in place of the reference. */
function resolved(node: Node, nodes: readonly Node[]): object {
  const find = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(find)
    if (typeof value !== 'object' || value === null) return value
    const [key, ...others] = Object.keys(value)
    return key === '@id' && others.length === 0
      ? nodes.find((other) => other['@id'] === (value as Node)['@id'])
      : value
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, find(value)]))
}

const paths = routes.filter(({ inSitemap }) => inSitemap).map(({ href }) => href)

test.each(modes)('%s: every page keeps to them', (mode) => {
  const seen = new Set<string>()
  for (const path of paths) {
    const nodes = (pageGraph(path, 'The heading', mode)?.['@graph'] ?? []) as unknown as Node[]
    for (const node of nodes) {
      const rule = rules[node['@type']]
      if (!rule) continue
      seen.add(node['@type'])
      const { error } = rule.safeParse(resolved(node, nodes))
      expect([path, node['@type'], error?.issues ?? []]).toEqual([path, node['@type'], []])
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(rules).sort())
})
