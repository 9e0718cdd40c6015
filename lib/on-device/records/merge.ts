import type { OnDeviceRecords } from './schema'

/** The entries a file would add, and how many of its entries are already here (`existing`). */
export type Additions = { added: OnDeviceRecords; existing: number }

function missing<Entry>(here: readonly Entry[], other: readonly Entry[], key: (entry: Entry) => string) {
  const keys = new Set(here.map(key))
  return other.filter((entry) => !keys.has(key(entry)))
}

/** The entries of `other` that are missing here. Existing entries always win. */
export function additions(here: OnDeviceRecords, other: OnDeviceRecords): Additions {
  const added = {
    version: here.version,
    people: missing(here.people, other.people, ({ id }) => id),
    plans: missing(here.plans, other.plans, ({ personId }) => personId),
    days: missing(here.days, other.days, ({ personId, date }) => `${personId} ${date}`),
    forms: missing(here.forms, other.forms, ({ personId, formId }) => `${personId} ${formId}`),
  }
  const size = ({ plans, days, forms }: OnDeviceRecords) => plans.length + days.length + forms.length
  return { added, existing: size(other) - size(added) }
}
