import { measureAccept } from './accept.mjs'
import { measureKills } from './kills.mjs'
import { measurePowerCuts } from './power-cuts.mjs'
import { measureProviderFaults } from './provider-faults.mjs'
import { providerFaults } from './providers.mjs'
import { measureStoreFaults } from './store-faults.mjs'

const minute = 60_000

/**
 * What `npm run reliability` measures, by its name there. The long form has the numbers and is reported; the
 * short form is part of `npm test`, where no time is judged.
 */
export const measures = {
  accept: {
    title: 'Accept, under load',
    run: measureAccept,
    long: { posts: 10_000, connections: 32, deliveryLimitMs: 15 * minute },
    short: { posts: 300, connections: 32, deliveryLimitMs: minute },
  },
  kills: {
    title: 'Accept, killed at random points',
    run: measureKills,
    long: { kills: 200, posters: 4, deliveryLimitMs: 10 * minute },
    // A delivery that was cut off waits until its lease has run out: tests/e2e/pipeline.spec.ts waits for one.
    short: { kills: 5, posters: 4, deliveryLimitMs: 0 },
  },
  power: {
    title: 'Accept, power cut at random points',
    run: measurePowerCuts,
    long: { cuts: 50, longestMs: 1000 },
    short: { cuts: 5, longestMs: 300 },
  },
  provider: {
    title: 'Provider faults',
    run: measureProviderFaults,
    // Long enough for the pauses between attempts to grow to their longest.
    long: {
      faults: Object.keys(providerFaults),
      posts: 120,
      faultMs: 8 * minute,
      alertLimitMs: 2 * minute,
      timesJudged: true,
    },
    short: {
      faults: ['500', 'reset after', '422', 'SMTP 4xx'],
      posts: 10,
      faultMs: 2000,
      alertLimitMs: 0,
      timesJudged: false,
    },
  },
  store: {
    title: 'Store faults',
    run: measureStoreFaults,
    long: { posts: 50 },
    short: { posts: 5 },
  },
}
