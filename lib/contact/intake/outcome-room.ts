import { networkOf } from '@/lib/server/limits/client-address'

/** A household fills in one form at a time; the others are for people who share an address. */
const MOST_PER_CLIENT = 5
/** The total limit, at up to 32 KB of text each. */
const MOST = 500

/** Hashes of an outcome's owner: the address group and its network (a /48, or the IPv4 address itself). */
export type OutcomeOwner = { client: string; network: string }
export type StoredOutcome = OutcomeOwner & { id: string; until: number }

/**
 * The owner of a client's outcomes.
 * @param hash an HMAC, because an address is personal data.
 */
export function ownerOf(client: string, hash: (text: string) => string): OutcomeOwner {
  const network = networkOf(client) ?? client
  return { client: hash(`outcomes of ${client}`), network: hash(`outcomes around ${network}`) }
}

/**
 * Chooses the outcomes to delete before a new one is stored: expired ones, the client's oldest beyond five,
 * and if it is still full the oldest of the network that has the most. So a flood only evicts the sender's
 * own.
 * @returns ids
 */
export function outcomesToDrop(stored: StoredOutcome[], newcomer: OutcomeOwner, now: number): string[] {
  const current = stored.filter(({ until }) => until > now).sort((a, b) => a.until - b.until)
  const own = current.filter(({ client }) => client === newcomer.client)
  const surplus = own.slice(0, Math.max(0, own.length - MOST_PER_CLIENT + 1))
  let staying = current.filter((outcome) => !surplus.includes(outcome))
  while (staying.length >= MOST) {
    const crowding = oldestOfLargest(staying, newcomer)
    staying = staying.filter((outcome) => outcome !== crowding)
  }
  return stored.filter((outcome) => !staying.includes(outcome)).map(({ id }) => id)
}

/**
 * Among networks with equally many, the new one's own comes first.
 * @param stored not empty, oldest first
 */
function oldestOfLargest(stored: StoredOutcome[], newcomer: OutcomeOwner): StoredOutcome {
  const sizes = new Map([[newcomer.network, 1]])
  for (const { network } of stored) sizes.set(network, (sizes.get(network) ?? 0) + 1)
  const weight = ({ network }: StoredOutcome) =>
    (sizes.get(network) ?? 0) + (network === newcomer.network ? 0.5 : 0)
  return stored.reduce((heaviest, outcome) => (weight(outcome) > weight(heaviest) ? outcome : heaviest))
}
