import type { OwnRecords } from './schema'

/** What a file would add to what is here, and how much of it is here already. */
export type Additions = { added: OwnRecords; kept: number }

function missing<Entry>(here: readonly Entry[], other: readonly Entry[], key: (entry: Entry) => string) {
  const keys = new Set(here.map(key))
  return other.filter((entry) => !keys.has(key(entry)))
}

/** The entries of `other` that are not `here`. Where both have one, the one that is here stays as it is. */
export function additions(here: OwnRecords, other: OwnRecords): Additions {
  const added = {
    version: here.version,
    people: missing(here.people, other.people, ({ id }) => id),
    plans: missing(here.plans, other.plans, ({ personId }) => personId),
    days: missing(here.days, other.days, ({ personId, date }) => `${personId} ${date}`),
    forms: missing(here.forms, other.forms, ({ personId, formId }) => `${personId} ${formId}`),
  }
  const size = ({ plans, days, forms }: OwnRecords) => plans.length + days.length + forms.length
  return { added, kept: size(other) - size(added) }
}
