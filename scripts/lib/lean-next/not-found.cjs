// Next sends this, its own 404 page, along with every page, and shows it for a call that no page here makes in a
// browser: what is not there is told by app/global-not-found.tsx (docs/decisions/0002).
Object.defineProperty(exports, '__esModule', { value: true })
Object.defineProperty(exports, 'default', { enumerable: true, get: () => NotFound })

function NotFound() {
  return '404'
}
