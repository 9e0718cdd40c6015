/* eslint-disable @typescript-eslint/no-require-imports -- Next starts so, and this stands in its place. */
// Next's own start, in steps: each part of React and Next is evaluated in a task of its own, so that a press or a
// scroll in between is not kept waiting by all of them (docs/decisions/0030). lean-next.test.mjs tells when Next's start changes.
require('./register-deployment-id-global')
const { appBootstrap } = require('./app-bootstrap')
const instrumentationModules = require('../lib/require-instrumentation-client')

window.next.turbopack = true
self.__webpack_hash__ = ''

const parts = [
  () => require('react-dom/client'),
  () => require('react-server-dom-webpack/client'),
  () => require('./components/app-router'),
  () => require('./app-index'),
]

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

appBootstrap(async () => {
  for (const evaluate of parts) {
    evaluate()
    await nextTask()
  }
  require('./app-index').hydrate(instrumentationModules)
})
