'use client'

import { Button } from '@/components/ui/button'

/** Prints the page. Without JavaScript, visitors use the browser's menu. */
export function PrintButton({ children }: { children: string }) {
  return (
    <Button
      type="button"
      onClick={() => window.print()}
      variant="link"
      className="min-w-12 justify-start print:hidden noscript:hidden"
    >
      {children}
    </Button>
  )
}
