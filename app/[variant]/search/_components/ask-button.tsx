'use client'

import { Button } from '@/components/ui/button'
import { searchDoors } from '@/content/en/ui/pages/search-doors'

/** Opens the assistant, whose own button every page has. */
export function AskButton() {
  const handleClick = () => document.querySelector<HTMLButtonElement>('.assistant-button')?.click()
  return (
    <Button type="button" variant="outline" onClick={handleClick} className="noscript:hidden">
      {searchDoors.ask}
    </Button>
  )
}
