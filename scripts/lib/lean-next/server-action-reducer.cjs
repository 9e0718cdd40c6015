// This site has no server actions: forms are posted to /api (scripts/lib/front-door.mjs turns such calls away, too).
exports.serverActionReducer = function serverActionReducer() {
  throw new Error('There are no server actions here: see scripts/lib/lean-next.')
}
