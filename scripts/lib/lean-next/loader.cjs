/* eslint-disable @typescript-eslint/no-require-imports -- Turbopack takes a loader of this kind as CommonJS. */
const { readFileSync } = require('node:fs')
const { basename, join } = require('node:path')

/** Puts the file of this folder that has the same name in the place of one of Next's (next.config.mjs names them). */
module.exports = function standIn() {
  return readFileSync(join(__dirname, `${basename(this.resourcePath, '.js')}.cjs`), 'utf8')
}
