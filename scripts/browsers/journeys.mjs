import { anatomyJourneys } from './journeys/anatomy.mjs'
import { filmJourneys } from './journeys/films.mjs'
import { ownRecordsJourneys } from './journeys/own-records.mjs'
import { siteJourneys } from './journeys/site.mjs'

/**
 * What a visitor must be able to do in any browser. Each takes the moves of page.mjs, and a connection of its own that it
 * may cut.
 */
export const journeys = { ...siteJourneys, ...anatomyJourneys, ...filmJourneys, ...ownRecordsJourneys }
