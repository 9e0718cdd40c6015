/* eslint-disable @typescript-eslint/no-require-imports -- Next starts so, and this stands in its place. */
// Next's own start, in steps: each part of React and Next is evaluated in a task of its own, so that a press or a
// scroll in between is not kept waiting by all of them (docs/decisions/0030). lean-next.test.mjs tells when Next's start changes.
require('./register-deployment-id-global')
const { appBootstrap } = require('./app-bootstrap')
const instrumentationModules = require('../lib/require-instrumentation-client')

window.next.turbopack = true
self.__webpack_hash__ = ''

// Each names what is used of it: Turbopack would keep the rest of a module that is asked for as a whole.
const parts = [
  () => require('react-dom/client').hydrateRoot,
  () => require('react-server-dom-webpack/client').createFromReadableStream,
  () => require('./components/app-router').default,
]

/** Where a browser has no scheduler (Safari), by a timer. */
const nextTask = () =>
  new Promise((resolve) => {
    if (self.scheduler) self.scheduler.postTask(resolve)
    else setTimeout(resolve)
  })

appBootstrap(async () => {
  for (const evaluate of parts) {
    evaluate()
    await nextTask()
  }
  // In one task: the page's data is taken to be complete in the next one.
  require('./app-index').hydrate(instrumentationModules)
})
