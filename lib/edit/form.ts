import { z } from 'zod'

type Schema = {
  type?: string | string[]
  title?: string
  description?: string
  format?: string
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
}

/** `patientName` as `Patient name` */
const label = (name: string) => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const singular = (name: string) => name.replace(/ies$/, 'y').replace(/s$/, '')

/** What a fact is when it is known, and whether it may be null. */
function known({ anyOf = [], ...schema }: Schema): { schema: Schema; isNullable: boolean } {
  const variant = anyOf.find(({ type }) => type !== 'null')
  if (variant) return { schema: { ...schema, ...variant }, isNullable: true }
  const types = [schema.type ?? []].flat()
  return {
    schema: { ...schema, type: types.find((type) => type !== 'null') ?? 'string' },
    isNullable: types.includes('null'),
  }
}

/** An empty text or list is one that isn't known; anything else needs a choice. */
const hasEmpty = ({ type }: Schema) => type === 'string' || type === 'number' || type === 'array'

/** The field of a fact. What it accepts is left to zod, which says it in words. */
function field(name: string, described: Schema): object {
  const { schema, isNullable } = known(described)
  const { type, description, title = label(name) } = schema
  if (isNullable && !hasEmpty(schema)) {
    const given = { ...field(name, schema), title: 'Known' }
    return { title, description, oneOf: [{ type: 'null', title: 'Not known' }, given] }
  }
  if (type === 'object') {
    const properties = Object.entries(schema.properties ?? {}).map(([key, one]) => [key, field(key, one)])
    return { type, title, description, properties: Object.fromEntries(properties) }
  }
  if (type === 'array') return { type, title, description, items: field(singular(name), schema.items ?? {}) }
  const format = ['date', 'textarea'].find((one) => one === schema.format)
  const options = { enum_titles: ['Yes', 'No'] }
  return { type, title, description, format, enum: schema.enum, ...(type === 'boolean' && { options }) }
}

const jsonSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as Schema

/** The form of a file of facts, as JSON Schema for JSON Editor, with labels and descriptions. */
export const formOf = (name: string, schema: z.ZodType) => field(name, jsonSchema(schema))

/** The facts of a file as its form shows them: what isn't known is left out, and JSON Editor makes it an empty field or list. */
export const shownFacts = (facts: unknown): unknown =>
  JSON.parse(JSON.stringify(facts, (_name, fact: unknown) => fact ?? undefined))

function fact(described: Schema, typed: unknown): unknown {
  const { schema, isNullable } = known(described)
  if (typed === '' || typed === undefined || typed === null) return null
  if (schema.type === 'array') {
    const list = (typed as unknown[])
      .map((one) => fact(schema.items ?? {}, one))
      .filter((one) => one !== null)
    return isNullable && list.length === 0 ? null : list
  }
  if (schema.type !== 'object') return typed
  const { properties = {}, required = [] } = schema
  const facts = Object.entries(properties).map(([key, one]) => [
    key,
    fact(one, (typed as Record<string, unknown>)[key]),
  ])
  return Object.fromEntries(facts.filter(([key, value]) => value !== null || required.includes(String(key))))
}

/** What was typed into a form, as its file has it: an empty field is null, or left out where that is allowed. */
export const factsFrom = (schema: z.ZodType, typed: unknown) =>
  fact(jsonSchema(schema), typed) as Record<string, unknown>
