/* eslint-disable @typescript-eslint/no-require-imports -- Turbopack takes a loader of this kind as CommonJS. */
const { readFileSync } = require('node:fs')
const { basename, join } = require('node:path')

/** Puts the file of this folder that has the same name in the place of one of Next's (next.config.mjs names them). */
module.exports = function standIn() {
  const file = join(__dirname, `${basename(this.resourcePath, '.js')}.cjs`)
  // Or the next build would keep what it made of the stand-in as it was.
  this.addDependency(file)
  return readFileSync(file, 'utf8')
}
