/**
 * So many pages are rendered at once; more would not be faster, and the loop would turn too slowly to notice who else
 * has come.
 */
const places = 8
/** What takes longer waits for something (a slow reader) and is not working. */
const longestWorkMs = 1_000
/** Node takes in one connection a turn of its loop. So many turns belong to arrivals before the next one is served. */
const arrivalTurns = 256

/**
 * Lets those who wait in one after the other, and between any two looks who else has arrived: otherwise a crowd would
 * queue unseen in the kernel, where nobody can be told to come back later.
 */
export function turnstile() {
  const waiting = new Set()
  let working = 0
  let arrived = false
  let turns = 0
  let turning = false

  const next = () => {
    for (const visit of waiting) if (!visit.needsPlace || working < places) return visit
  }

  function work(visit) {
    waiting.delete(visit)
    if (!visit.needsPlace) return visit.start()
    working += 1
    let isDone = false
    const done = () => {
      if (isDone) return
      isDone = true
      clearTimeout(late)
      working -= 1
      turn()
    }
    const late = setTimeout(done, longestWorkMs)
    visit.response.once('finish', done).once('close', done)
    visit.start()
  }

  function look() {
    turning = false
    if (arrived && turns < arrivalTurns) turns += 1
    else {
      turns = 0
      const visit = next()
      if (visit) work(visit)
    }
    arrived = false
    turn()
  }

  function turn() {
    if (turning || !next()) return
    turning = true
    setImmediate(look)
  }

  return {
    /** To be called for each new connection and request. */
    arrival() {
      arrived = true
    },
    /** @param {{ response: import('node:http').ServerResponse, start: () => void, needsPlace: boolean }} visit */
    enter(visit) {
      waiting.add(visit)
      // Who gives up while waiting is not served.
      visit.response.once('close', () => waiting.delete(visit))
      turn()
    },
  }
}
