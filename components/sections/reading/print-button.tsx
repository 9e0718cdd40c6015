'use client'

/** Prints the page. Without script the browser's own menu does. */
export function PrintButton({ children }: { children: string }) {
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className="min-h-12 link print:hidden noscript:hidden"
    >
      {children}
    </button>
  )
}
